/*
 * <damka-board>: a draughts board as a web component. It knows no rule of the game: which squares may be clicked, and which
 * move the clicks make, it asks the service (POST /v1/legal-moves with `selection`).
 *
 * Attributes
 *   fen          the position; the start position of the variant by default
 *   state        a state token of the service; wins over fen
 *   variant      international (default) or brazilian
 *   legal        present: pieces can be moved, by mouse, touch or keyboard
 *   service      address of the service; by default where this script came from
 *   orientation  white (default) or black at the bottom
 *   last         squares of the last move, "32,28"
 *   mark         squares to light up, "27,38"
 *   coords       numbers (default), algebraic or none
 *   theme        classic (default), blue, green, high-contrast or colour-blind, as in the pictures of the service; a page that wants
 *                colours of its own sets the properties --damka-... listed below
 *   lang         en (default) or pl
 * Events (bubble, cross the shadow border)
 *   damka-move     a legal move was entered; detail is the move as the service gives it
 *   damka-illegal  a square was clicked where the chosen piece can not go; detail {move, squares}
 *   damka-trouble  the service did not answer as it should; detail {message}
 */
const HOME = new URL('.', import.meta.url).href.replace(/\/$/, '');
const SVG = 'http://www.w3.org/2000/svg';
const UNIT = 100;
const BOARDS = {
  international: { size: 10, fen: 'W:W31-50:B1-20' },
  brazilian: { size: 8, fen: 'W:W21-32:B1-12' },
};
const WORDS = {
  en: { w: 'white man', W: 'white king', b: 'black man', B: 'black king', e: 'empty', chosen: 'chosen', can: 'can move', target: 'possible target', board: 'Draughts board' },
  pl: { w: 'biały pionek', W: 'biała damka', b: 'czarny pionek', B: 'czarna damka', e: 'puste', chosen: 'wybrane', can: 'może się ruszyć', target: 'możliwy cel', board: 'Plansza warcabowa' },
};
/* Colours by theme: frame, light squares, dark squares, numbers; then for each side the middle and the rim of a piece, its line, its ornament, its crown. */
const COLOURS = ['frame', 'light', 'dark', 'number', 'white', 'white-rim', 'white-line', 'white-ornament', 'white-crown', 'black', 'black-rim', 'black-line', 'black-ornament', 'black-crown'];
export const THEMES = {
  classic: '#5b3a24 #f0dcb8 #b07a4c #43291a #fffaf0 #e2cfae #6b5137 #9a7b55 #7a5426 #5b4a42 #1d1512 #000000 #8d7566 #ecdcc8',
  blue: '#22384f #e7eff7 #7797b8 #1d3247 #ffffff #d7e0ea #4b6078 #8197ad #3f5a78 #3d536d #101c2a #04080d #7891ad #dbe7f3',
  green: '#2c4430 #f3f1dc #7f9f6b #1f3021 #fffdf3 #dedcc0 #5d6242 #8d9170 #5d6a36 #4a4f45 #141813 #000000 #7d8777 #e3ead7',
  'high-contrast': '#000000 #ffffff #767676 #000000 #ffffff #ffffff #000000 #000000 #000000 #000000 #000000 #ffffff #ffffff #ffffff',
  'colour-blind': '#333a40 #f4f1ea #9aa5ad #262c31 #fff3d6 #f2c45a #4d3300 #7a5a10 #5a3d00 #1f6aa5 #062a4a #000c17 #8cc4ee #d5eafb',
};
/* Sides told apart by their shape as well: black pieces have corners. */
const SHAPES_DIFFER = new Set(['colour-blind']);
const themed = ([name, colours]) =>
  `:host${name === 'classic' ? '' : `([theme=${name}])`} { ${colours.split(' ').map((colour, i) => `--damka-${COLOURS[i]}: ${colour};`).join(' ')} }`;
const STYLE = `
  ${Object.entries(THEMES).map(themed).join('\n  ')}
  :host { display: block; max-width: 100%; aspect-ratio: 1; }
  svg { display: block; width: 100%; height: 100%; touch-action: manipulation; user-select: none; }
  .frame { fill: var(--damka-frame); }
  .light { fill: var(--damka-light); }
  .dark { fill: var(--damka-dark); }
  .number { font: 600 15px system-ui, sans-serif; fill: var(--damka-number); }
  .letter { font: 600 26px system-ui, sans-serif; fill: var(--damka-light); text-anchor: middle; dominant-baseline: central; }
  .last { fill: #ffd34d; fill-opacity: .55; }
  .mark { fill: #e5484d; fill-opacity: .55; }
  .chosen { fill: #3b9eff; fill-opacity: .6; }
  .can { fill: none; stroke: #12a150; stroke-width: 5; }
  .target { fill: #12a150; stroke: #fff; stroke-width: 4; }
  .hit { fill: transparent; }
  [role=button] { outline: none; cursor: default; }
  :host([legal]) [role=button] { cursor: pointer; }
  [role=button]:focus-visible .hit { stroke: #0b6bcb; stroke-width: 8; }
  .middle.white { stop-color: var(--damka-white); } .rim.white { stop-color: var(--damka-white-rim); }
  .middle.black { stop-color: var(--damka-black); } .rim.black { stop-color: var(--damka-black-rim); }
  .piece.white { stroke: var(--damka-white-line); } .piece.black { stroke: var(--damka-black-line); }
  .ornament { fill: none; } .ornament.white { stroke: var(--damka-white-ornament); } .ornament.black { stroke: var(--damka-black-ornament); }
  .crown.white { fill: var(--damka-white-crown); } .crown.black { fill: var(--damka-black-crown); }
  .shadow { fill: #000; fill-opacity: .28; }
  @media (forced-colors: active) { .piece.black { fill: CanvasText; } .piece.white { fill: Canvas; } }
`;
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);

/** The letters w b W B e by square number (index 0 unused) of a canonical or ranged FEN, and the side to move. */
export function readFen(fen, squares) {
  const cells = new Array(squares + 1).fill('e');
  const [turn, ...lists] = fen.replace(/\s|\.$/g, '').split(':');
  for (const list of lists) {
    if (!/^[WB]/i.test(list)) continue;
    const man = list[0].toLowerCase();
    for (const entry of list.slice(1).split(',').filter(Boolean)) {
      const match = /^(K?)(\d+)(?:-(\d+))?$/i.exec(entry);
      if (!match) continue;
      for (let n = +match[2]; n <= +(match[3] ?? match[2]) && n <= squares; n++) cells[n] = match[1] ? man.toUpperCase() : man;
    }
  }
  return { cells, turn: turn.toUpperCase() === 'B' ? 'black' : 'white' };
}

function node(name, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

export class DamkaBoard extends HTMLElement {
  static observedAttributes = ['fen', 'state', 'variant', 'legal', 'orientation', 'last', 'mark', 'coords', 'theme', 'lang', 'service'];

  #clicks = [];
  #next = [];
  #focus = 0;
  #asked = 0;
  #waiting = false;
  #pending = Promise.resolve();

  constructor() {
    super();
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
    this.shadowRoot.addEventListener('click', (event) => this.#clicked(event));
    this.shadowRoot.addEventListener('keydown', (event) => this.#typed(event));
  }

  connectedCallback() { this.#changed(true); }

  attributeChangedCallback(name, before, after) {
    if (before !== after && this.isConnected) this.#changed(['fen', 'state', 'variant', 'legal', 'service'].includes(name));
  }

  get board() { return BOARDS[this.getAttribute('variant')] ?? BOARDS.international; }
  get squares() { return this.board.size ** 2 / 2; }
  get fen() { return this.getAttribute('fen') || this.board.fen; }
  get words() { return WORDS[this.getAttribute('lang')] ?? WORDS.en; }
  get turned() { return this.getAttribute('orientation') === 'black'; }

  /** Forgets the squares clicked so far. */
  clear() { this.#clicks = []; this.#pending = this.#ask(); }

  #changed(positionChanged) {
    if (!this.#waiting) {
      // Several attributes are often set in a row: one drawing, one question for all of them.
      this.#waiting = true;
      queueMicrotask(() => {
        this.#waiting = false;
        this.#draw();
        if (this.#stale) { this.#stale = false; this.#clicks = []; this.#next = []; this.#pending = this.#ask(); }
      });
    }
    this.#stale ||= positionChanged;
  }
  #stale = false;

  async #post(path, body) {
    const response = await fetch((this.getAttribute('service') || HOME) + path, {
      method: 'POST', headers: { 'Content-Type': 'application/json', 'Accept-Language': this.getAttribute('lang') || 'en' }, body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.detail || answer.title || response.status);
    return answer;
  }

  #game() {
    const state = this.getAttribute('state');
    return state ? { state } : { variant: this.getAttribute('variant') || 'international', position: this.fen };
  }

  async #ask() {
    if (!this.hasAttribute('legal')) { this.#next = []; this.#draw(); return; }
    const asked = ++this.#asked;
    try {
      const answer = await this.#post('/v1/legal-moves', { game: this.#game(), selection: this.#clicks, include: ['fen'] });
      if (asked !== this.#asked) return;
      const selection = answer.selection ?? { next: [], completes: null };
      this.#next = selection.next.map((step) => step.square);
      if (selection.completes) this.#say('damka-move', selection.completes);
      else this.#draw();
    } catch (trouble) {
      if (asked === this.#asked) this.#say('damka-trouble', { message: trouble.message });
    }
  }

  #say(name, detail) { this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true })); }

  #place(number) {
    const inRow = this.board.size / 2, row = Math.floor((number - 1) / inRow), index = (number - 1) % inRow;
    return { row, column: 2 * index + (row % 2 === 0 ? 1 : 0) };
  }

  #at(row, column) {
    const size = this.board.size;
    if (row < 0 || column < 0 || row >= size || column >= size || (row + column) % 2 === 0) return 0;
    return row * (size / 2) + Math.floor(column / 2) + 1;
  }

  #corner(number) {
    const { row, column } = this.#place(number), last = this.board.size - 1, frame = this.#frame;
    return { x: frame + UNIT * (this.turned ? last - column : column), y: frame + UNIT * (this.turned ? last - row : row) };
  }

  get #frame() { return this.getAttribute('coords') === 'algebraic' ? 46 : 14; }

  #draw() {
    const { cells } = readFen(this.fen, this.squares), side = this.board.size * UNIT + 2 * this.#frame;
    const numbers = (name) => (this.getAttribute(name) || '').split(',').map(Number).filter(Boolean);
    const last = new Set(numbers('last')), mark = new Set(numbers('mark'));
    const svg = node('svg', { viewBox: `0 0 ${side} ${side}`, role: 'group', 'aria-label': this.words.board });
    svg.append(node('defs', {}, ...['white', 'black'].map((color) => node('radialGradient', { id: color, cx: 0.38, cy: 0.32, r: 0.75 },
      node('stop', { offset: 0, class: `middle ${color}` }), node('stop', { offset: 1, class: `rim ${color}` })))));
    svg.append(node('rect', { class: 'frame', width: side, height: side, rx: 10 }));
    svg.append(node('rect', { class: 'light', x: this.#frame, y: this.#frame, width: side - 2 * this.#frame, height: side - 2 * this.#frame }));
    if (!this.#focus) this.#focus = this.turned ? 1 : this.squares;
    for (let number = 1; number <= this.squares; number++) svg.append(this.#square(number, cells[number], last, mark));
    if (this.getAttribute('coords') === 'algebraic') this.#letters(svg);
    const hadFocus = this.shadowRoot.activeElement !== null;
    this.shadowRoot.replaceChildren(svg);
    if (hadFocus) this.#focused()?.focus();
  }

  #square(number, letter, last, mark) {
    const { x, y } = this.#corner(number), box = { x, y, width: UNIT, height: UNIT }, said = [`${number}`, this.words[letter]];
    const chosen = this.#clicks.includes(number), open = this.#next.includes(number);
    const group = node('g', { role: 'button', 'data-square': number, tabindex: number === this.#focus ? 0 : -1 });
    group.append(node('rect', { ...box, class: 'dark' }));
    if (last.has(number)) group.append(node('rect', { ...box, class: 'last' }));
    if (mark.has(number)) group.append(node('rect', { ...box, class: 'mark' }));
    if (chosen) { group.append(node('rect', { ...box, class: 'chosen' })); said.push(this.words.chosen); }
    if ((this.getAttribute('coords') || 'numbers') === 'numbers') group.append(node('text', { x: x + 3, y: y + 15, class: 'number', 'aria-hidden': true }, `${number}`));
    if (letter !== 'e') group.append(this.#piece(letter, x + UNIT / 2, y + UNIT / 2));
    if (open && this.#clicks.length === 0) { group.append(node('circle', { cx: x + 50, cy: y + 50, r: 44, class: 'can' })); said.push(this.words.can); }
    if (open && this.#clicks.length > 0) { group.append(node('circle', { cx: x + 50, cy: y + 50, r: 15, class: 'target' })); said.push(this.words.target); }
    group.append(node('rect', { ...box, class: 'hit' }));
    group.setAttribute('aria-label', said.join(', '));
    if (chosen) group.setAttribute('aria-pressed', 'true');
    return group;
  }

  #piece(letter, x, y) {
    const color = letter.toLowerCase() === 'w' ? 'white' : 'black', king = letter === letter.toUpperCase();
    const group = node('g', { transform: `translate(${x} ${y})`, 'aria-hidden': true, 'stroke-linejoin': 'round' });
    const cornered = color === 'black' && SHAPES_DIFFER.has(this.getAttribute('theme'));
    const disc = (radius, top, attributes, left = 0) => group.append(cornered
      ? node('rect', { x: left - radius * 0.9, y: top - radius * 0.9, width: radius * 1.8, height: radius * 1.8, rx: radius * 0.3, ...attributes })
      : node('circle', { cx: left, cy: top, r: radius, ...attributes }));
    const body = { class: `piece ${color}`, fill: `url(#${color})`, 'stroke-width': 2.5 }, ring = { class: `ornament ${color}`, 'stroke-width': 2.5 };
    disc(39.5, king ? 8 : 5, { class: 'shadow' }, 2);
    if (king) disc(38.5, 7, body);
    const top = king ? -7 : 0;
    disc(38.5, top, body);
    disc(king ? 31.5 : 29.5, top, ring);
    if (king) group.append(node('path', { d: 'M-19 11L-23-9-11 0 0-16 11 0 23-9 19 11ZM-18.5 14.5H18.5V19H-18.5Z', transform: `translate(0 ${top})`, class: `crown ${color}` }));
    else disc(19.5, 0, ring);
    return group;
  }

  #letters(svg) {
    const size = this.board.size, frame = this.#frame;
    for (let i = 0; i < size; i++) {
      const letter = String.fromCharCode(97 + (this.turned ? size - 1 - i : i)), row = this.turned ? i + 1 : size - i, along = frame + UNIT * (i + 0.5);
      svg.append(node('text', { x: along, y: frame * 1.5 + size * UNIT, class: 'letter', 'aria-hidden': true }, letter));
      svg.append(node('text', { x: frame / 2, y: along, class: 'letter', 'aria-hidden': true }, `${row}`));
    }
  }

  #focused() { return this.shadowRoot.querySelector('[tabindex="0"]'); }

  #clicked(event) {
    const square = event.target.closest('[data-square]');
    if (!square) return;
    this.#focus = +square.dataset.square;
    this.#choose(this.#focus);
    this.#focused()?.focus();
  }

  #typed(event) {
    const steps = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }, step = steps[event.key];
    if (step) { event.preventDefault(); this.#walk(step[0], step[1]); }
    else if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); this.#choose(this.#focus); }
    else if (event.key === 'Escape') this.clear();
  }

  // To the nearest dark square in the direction of the key, as the board is seen.
  #walk(down, right) {
    const sign = this.turned ? -1 : 1, { row, column } = this.#place(this.#focus);
    const to = down ? this.#at(row + sign * down, column + 1) || this.#at(row + sign * down, column - 1) : this.#at(row, column + sign * 2 * right);
    const target = down && row % 2 !== 0 ? this.#at(row + sign * down, column + 1) || to : down ? this.#at(row + sign * down, column - 1) || to : to;
    if (!target) return;
    this.#focus = target;
    this.#draw();
    this.#focused()?.focus();
  }

  // Quick clicks wait for their turn: the answer to the one before says what the next may be.
  #choose(square) { this.#pending = this.#pending.then(() => this.#take(square)); }

  async #take(square) {
    if (!this.hasAttribute('legal')) return;
    const clicks = this.#clicks;
    if (this.#next.includes(square)) this.#clicks = [...clicks, square];
    else if (clicks.length > 0 && square === clicks[clicks.length - 1]) this.#clicks = [];
    else if (readFen(this.fen, this.squares).cells[square] !== 'e') {
      // Another piece is taken up; one that may not move says why.
      this.#clicks = [square];
    } else if (clicks.length > 0) {
      this.#say('damka-illegal', { move: { from: clicks[0], to: square }, squares: [...clicks, square] });
      this.#clicks = [];
    } else return;
    this.#next = [];
    this.#draw();
    await this.#ask();
  }
}

if (!customElements.get('damka-board')) customElements.define('damka-board', DamkaBoard);
