/* The service as this page calls it. Every call is shown to developers as a curl command with its answer. */
const HOME = new URL('.', import.meta.url).href.replace(/\/$/, '');
const KEPT = 30;

export class Trouble extends Error {
  constructor(problem) { super(problem.detail || problem.title || 'HTTP ' + problem.status); this.problem = problem; }
}

export class Service {
  constructor(log) { this.log = log; this.language = 'en'; }

  get(path) { return this.#call('GET', path, undefined, 'application/json'); }
  post(path, body) { return this.#call('POST', path, JSON.stringify(body), 'application/json'); }
  postFor(path, body, accept) { return this.#call('POST', path, JSON.stringify(body), accept); }

  /** A search whose answers come line by line; `each` gets one object for each completed depth. */
  async stream(path, body, each, signal) {
    const text = JSON.stringify(body), accept = 'application/x-ndjson';
    const response = await fetch(HOME + path, { method: 'POST', headers: this.#headers(text, accept), body: text, signal });
    if (!response.ok) throw new Trouble(await response.json());
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '', last = null;
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      const lines = (rest + value).split('\n');
      rest = lines.pop();
      for (const line of lines.filter(Boolean)) { const answer = JSON.parse(line); if (answer.lines) { last = answer; each(answer); } }
    }
    this.#show('POST', path, text, accept, 200, JSON.stringify(last));
    return last;
  }

  #headers(body, accept) {
    const headers = { Accept: accept, 'Accept-Language': this.language };
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    return headers;
  }

  async #call(method, path, body, accept) {
    const response = await fetch(HOME + path, { method, headers: this.#headers(body, accept), body });
    const text = await response.text(), json = /json/.test(response.headers.get('Content-Type') || '');
    this.#show(method, path, body, accept, response.status, text);
    const answer = json ? JSON.parse(text) : text;
    if (!response.ok) throw new Trouble(json ? answer : { status: response.status });
    return answer;
  }

  #show(method, path, body, accept, status, answer) {
    const quoted = (text) => "'" + text.replaceAll("'", "'\\''") + "'";
    const parts = ['curl -s', method === 'GET' ? '' : `-X ${method}`, body === undefined ? '' : "-H 'Content-Type: application/json'", `-H 'Accept-Language: ${this.language}'`, accept === 'application/json' ? '' : `-H 'Accept: ${accept}'`, body === undefined ? '' : `-d ${quoted(body)}`, quoted(HOME + path)];
    const entry = document.createElement('pre');
    entry.textContent = parts.filter(Boolean).join(' ') + `\n# ${status}\n` + (answer.length > 1500 ? answer.slice(0, 1500) + ' …' : answer);
    this.log.prepend(entry);
    while (this.log.childElementCount > KEPT) this.log.lastChild.remove();
  }
}
