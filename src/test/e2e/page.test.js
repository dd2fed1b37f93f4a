/* The page as a person uses it, in a real browser: DAMKA_URL and CHROMIUM say which service and which browser. */
'use strict';
const assert = require('node:assert/strict');
const { readFileSync, mkdirSync } = require('node:fs');
const { after, afterEach, before, beforeEach, test } = require('node:test');
const { chromium } = require('playwright-core');

const HOME = process.env.DAMKA_URL;
const PICTURES = process.env.DAMKA_PICTURES;
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const PATIENCE = 60_000;
const MOST_PLIES = 400;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

let browser, context, page, complaints;

before(async () => { browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: FLAGS }); });
after(async () => { await browser?.close(); });
beforeEach(() => { complaints = []; });
afterEach(async () => {
  await context?.close();
  assert.deepEqual(complaints, [], 'nothing in the console, no failed call, nothing fetched from elsewhere');
});

/** Opens the page with these parts of its address. */
async function open(parts = {}, options = {}) {
  await context?.close();
  context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 }, ...options });
  page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on('console', (said) => { if (['error', 'warning'].includes(said.type())) complaints.push(said.text()); });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (response) => { if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`); });
  page.on('request', (request) => { if (!request.url().startsWith(HOME)) complaints.push(`elsewhere: ${request.url()}`); });
  await page.goto(`${HOME}/#${new URLSearchParams(parts)}`);
  await settled();
}

/** What a person sees of the board: what may be clicked, what is clicked, and whether the game is over. */
const seen = () => page.evaluate(() => {
  const inside = document.getElementById('board').shadowRoot;
  const numbers = (selector) => [...inside.querySelectorAll(`[data-square]:has(${selector})`)].map((square) => +square.dataset.square);
  return {
    can: numbers('.can'),
    targets: numbers('.target'),
    chosen: numbers('.chosen'),
    moves: [...document.querySelectorAll('#moves span')].map((move) => move.textContent),
    why: document.getElementById('why').textContent,
    status: document.getElementById('status').textContent,
    over: document.getElementById('hint').disabled && document.getElementById('status').textContent !== '',
  };
});

/** Waits until what is seen is so. */
async function until(holds, what) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const now = await seen();
    if (holds(now)) return now;
    assert.ok(Date.now() < end, `${what}: ${JSON.stringify(now)}`);
    await page.waitForTimeout(20);
  }
}
const settled = () => until((now) => now.over || now.can.length > 0, 'the person is to move, or the game is over');
const square = (number) => page.locator(`#board [data-square="${number}"]`);

/** One whole move by clicks, square after square; the answer is what is seen once it is played. */
async function clickMove(choose) {
  let now = await settled();
  const before = now.moves.length;
  await square(choose(now.can)).click();
  for (let clicks = 1; ; clicks++) {
    now = await until((it) => it.moves.length > before || (it.chosen.length === clicks && it.targets.length > 0), `after click ${clicks}`);
    if (now.moves.length > before) return now;
    await square(choose(now.targets)).click();
  }
}

async function picture(name) {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
}

async function violations() {
  await page.evaluate(AXE);
  const found = await page.evaluate(() => axe.run());
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

test('a whole game against level 1 is played to its end by clicks', { timeout: 600_000 }, async () => {
  await open({ v: 'brazilian', w: 'person', b: '1' });
  let turn = 0;
  let now = await settled();
  while (!now.over) {
    assert.ok(now.moves.length < MOST_PLIES, `still going on after ${now.moves.length} plies`);
    // Always another one, never the same two squares to and fro.
    await clickMove((squares) => squares[(turn++ * 7) % squares.length]);
    now = await settled();
  }
  assert.match(await page.textContent('#status'), /(White|Black) wins: .* (2-0|0-2)|Draw: .* 1-1/);
  assert.ok(now.moves.length > 10, `${now.moves.length} plies`);
});

test('a capture of several pieces is clicked step by step', async () => {
  await open({ start: 'W:WK4:B13,20,32,37', w: 'person', b: 'person' });
  await square(4).click();
  assert.deepEqual((await until((now) => now.targets.length > 0, 'first step')).targets, [27, 31]);
  await square(27).click();
  assert.deepEqual((await until((now) => now.chosen.length === 2 && now.targets.length > 0, 'second step')).targets, [38]);
  await square(38).click();
  await until((now) => now.chosen.length === 3 && now.targets.length > 0, 'third step');
  await square(15).click();
  const now = await until((it) => it.moves.length === 1, 'played');
  assert.deepEqual(now.moves, ['4x15']);
  assert.equal(await page.inputValue('#fen'), 'B:WK15:B37');
});

test('quick clicks are taken in their order', async () => {
  await open({ start: 'W:WK4:B13,20,32,37', w: 'person', b: 'person' });
  await page.evaluate(() => {
    for (const number of [4, 31, 42, 15]) {
      document.getElementById('board').shadowRoot.querySelector(`[data-square="${number}"]`).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
  });
  await until((it) => it.moves.length === 1, 'played');
  assert.equal(await page.inputValue('#fen'), 'B:WK15:B32');
});

test('an illegal try is explained in Polish, typed or clicked', async () => {
  await open({ start: 'W:W37,48:B12,22,31,32', w: 'person', b: 'person', lang: 'pl' });
  await page.fill('#move-text', '37x26');
  await page.press('#move-text', 'Enter');
  await page.waitForFunction(() => document.getElementById('why').textContent !== '');
  assert.equal(await page.textContent('#why'), 'Ten ruch zbija 1 bierkę, a trzeba zbić jak najwięcej, czyli 3. Zagraj 37x28x17x8.');
  await square(37).click();
  await until((now) => now.targets.length > 0, 'the piece is chosen');
  await square(41).click();
  await page.waitForFunction(() => document.getElementById('why').textContent.includes('bić'));
  assert.equal(await page.textContent('#status'), 'Ruch białych.');
  assert.equal(await page.getAttribute('html', 'lang'), 'pl');
});

test('the keyboard alone plays a move', async () => {
  await open({ w: 'person', b: 'person' });
  const focused = () => page.evaluate(() => +(document.getElementById('board').shadowRoot.activeElement?.dataset.square ?? 0));
  for (let presses = 0; (await focused()) === 0; presses++) {
    assert.ok(presses < 20, 'the board is reached by Tab');
    await page.keyboard.press('Tab');
  }
  const walk = async (to) => {
    for (let presses = 0; (await focused()) !== to; presses++) {
      assert.ok(presses < 40, `square ${to} is reached by the arrows`);
      const from = await focused(), row = (number) => Math.floor((number - 1) / 5);
      await page.keyboard.press(row(from) > row(to) ? 'ArrowUp' : row(from) < row(to) ? 'ArrowDown' : from > to ? 'ArrowLeft' : 'ArrowRight');
    }
  };
  await walk(32);
  await page.keyboard.press('Enter');
  await until((now) => now.targets.length > 0, 'the piece is chosen');
  await walk(28);
  await page.keyboard.press('Space');
  assert.deepEqual((await until((now) => now.moves.length > 0, 'played')).moves, ['32-28']);
  assert.equal(await page.textContent('#status'), 'Black to move.');
});

test('a phone 360 pixels wide shows everything and is played by touch', async () => {
  await open({ w: 'person', b: 'person' }, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth) <= 360, 'nothing sticks out');
  await square(33).tap();
  await until((now) => now.targets.length > 0, 'the piece is chosen');
  await square(29).tap();
  await until((now) => now.moves.length === 1, 'played');
  await picture('phone');
  assert.deepEqual(await violations(), []);
});

test('the shared link brings the whole game back', async () => {
  await open({ w: 'person', b: 'person', lang: 'pl' });
  for (const move of ['32-28', '19-23', '28x19']) {
    const { moves } = await seen();
    await page.fill('#move-text', move);
    await page.press('#move-text', 'Enter');
    await until((now) => now.moves.length > moves.length, move);
  }
  const link = page.url(), fen = await page.inputValue('#fen');
  const parts = Object.fromEntries(new URLSearchParams(new URL(link).hash.slice(1)));
  await open(parts);
  assert.deepEqual((await seen()).moves, ['32-28', '19-23', '28x19']);
  assert.equal(await page.inputValue('#fen'), fen);
  await page.click('#undo');
  assert.deepEqual((await until((now) => now.moves.length === 2, 'taken back')).moves, ['32-28', '19-23']);
});

test('a program without eyes finds nothing to object to, in both languages and both colour schemes', async () => {
  for (const colorScheme of ['light', 'dark']) {
    for (const lang of ['en', 'pl']) {
      await open({ start: 'W:WK46,K47:BK3:H9:F30', w: 'person', b: 'person', lang }, { colorScheme });
      await page.evaluate(() => { for (const details of document.querySelectorAll('aside > details')) details.open = true; });
      await page.locator('#lesson-list button').nth(7).click();
      await page.waitForSelector('#lesson:not([hidden]) h3');
      assert.deepEqual(await violations(), [], `${colorScheme} ${lang}`);
      await picture(`page-${colorScheme}-${lang}`);
    }
  }
});

test('counters are named and themes are looked at', async () => {
  await open({ start: 'W:WK46,K47:BK3:H8:F30', w: 'person', b: 'person' });
  assert.match(await page.textContent('#counters'), /One or two pieces against a lone king: 8 \/ 10/);
  const corners = () => page.evaluate(() => document.getElementById('board').shadowRoot.querySelectorAll('rect.piece').length);
  for (const theme of await page.$$eval('#theme option', (options) => options.map((option) => option.value))) {
    await page.selectOption('#theme', theme);
    assert.equal(await page.getAttribute('#board', 'theme'), theme);
    assert.equal(await corners() > 0, theme === 'colour-blind', `${theme}: black pieces have corners`);
    await picture(`theme-${theme}`);
  }
});

test('no entry of a list is cut on a screen', async () => {
  for (const width of [1280, 1920]) {
    for (const lang of ['en', 'pl']) {
      await open({ w: 'person', b: 'person', lang }, { viewport: { width, height: 800 } });
      const cut = await page.evaluate(() => [...document.querySelectorAll('select')].filter((select) => {
        const free = select.cloneNode(true);
        Object.assign(free.style, { position: 'absolute', width: 'max-content', maxWidth: 'none' });
        select.after(free);
        const wanted = free.offsetWidth;
        free.remove();
        return wanted > select.offsetWidth;
      }).map((select) => select.id));
      assert.deepEqual(cut, [], `${width} pixels, ${lang}`);
    }
  }
});
