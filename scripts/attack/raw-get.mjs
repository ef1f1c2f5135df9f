// A GET whose path and headers are sent as they are: `fetch` would mend them or leave them out.
import { connect } from 'node:net';

const TIMEOUT_MS = 20_000;

/** @returns status, headers by lower-case name, and the text; status 0 when nothing came back. */
export function rawGet(address, path, headers = {}) {
  const { hostname, port, host } = new URL(address);
  const lines = Object.entries({ Host: host, Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return new Promise((done) => {
    const pieces = [];
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`),
    );
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.on('data', (piece) => pieces.push(piece));
    socket.on('error', () => {});
    socket.on('close', () => done(parse(Buffer.concat(pieces).toString('utf8'))));
  });
}

function parse(answer) {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = {};
  for (const line of lines) {
    const [name, ...value] = line.split(': ');
    headers[name.toLowerCase()] = value.join(': ');
  }
  return { status: Number(first.split(' ')[1] ?? 0), headers, text: rest.join('\r\n\r\n'), lines };
}
