// HTTP below what `fetch` says.
import { request } from 'node:http';
import { connect } from 'node:net';

/** Longer than any answer takes; a server may wait for the rest of a message. */
const SOCKET_MS = 1_500;

/** Any method, also those `fetch` does not know. */
export function ask(address, path, method) {
  return new Promise((done) => {
    const { hostname, port } = new URL(address);
    const asking = request({ hostname, port, path: path.replace(/[{}]/g, 'x'), method, timeout: SOCKET_MS });
    let answered;
    const finish = (status, text) => {
      asking.destroy();
      done({ status, text });
    };
    asking.on('response', (answer) => {
      answered = answer.statusCode;
      let text = '';
      answer.on('data', (piece) => {
        text += piece;
      });
      answer.on('close', () => finish(answered, text));
    });
    asking.on('connect', (answer) => finish(answer.statusCode, ''));
    const giveUp = () => {
      if (answered === undefined) finish(undefined, '');
    };
    for (const event of ['error', 'timeout', 'close']) asking.on(event, giveUp);
    asking.end();
  });
}

/** Messages that no browser sends. */
export function hardlyHttp() {
  const host = 'Host: a\r\n';
  const post = `POST /cuser/member/public/api/sms/captcha HTTP/1.1\r\n${host}`;
  const hidden = `GET /health HTTP/1.1\r\n${host}\r\n`;
  return [
    `${post}Content-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
    `${post}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n`,
    `${post}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!`,
    `${post}Transfer-Encoding: xchunked\r\nContent-Length: 3\r\n\r\n{}x`,
    `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
    `${post}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\na`,
    `${post}Transfer-Encoding: chunked\r\n\r\n-1\r\na\r\n0\r\n\r\n`,
    `${post}Content-Length: -1\r\n\r\n`,
    `${post}Content-Length: 1e3\r\n\r\n`,
    `GET /\u0000 HTTP/1.1\r\n${host}\r\n`,
    `GET /health\r\n\r\n`,
    `GET http://evil.example/health HTTP/1.1\r\n${host}\r\n`,
    `GET //evil.example/ HTTP/1.1\r\n${host}\r\n`,
    `GET /health HTTP/9.9\r\n${host}\r\n`,
    `GET /health HTTP/1.1\r\n\r\n`,
    `GET /health HTTP/1.1\r\n${host}${host}\r\n`,
    `GET /health HTTP/1.1\r\nHost: a b\r\n\r\n`,
    `GET /health HTTP/1.1\r\nHost: [::\r\n\r\n`,
    `GET /health HTTP/1.1\r\n${host}X: ${'a'.repeat(40_000)}\r\n\r\n`,
    `GET /health HTTP/1.1\r\n${host}${'X: y\r\n'.repeat(3_000)}\r\n`,
    `GET /${'a'.repeat(40_000)} HTTP/1.1\r\n${host}\r\n`,
    `GET /health HTTP/1.1\n${host.trim()}\n\n`,
    `GET /health HTTP/1.1\r\n${host} folded: yes\r\n\r\n`,
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\u0016\u0003\u0001\u0000\u00a5\u0001',
    '\u0000'.repeat(1_000),
  ];
}

/** Says something on a connection, ends it, and answers what came back. */
export function sayOnSocket(address, message) {
  return new Promise((done) => {
    const { hostname, port } = new URL(address);
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(message));
    socket.setTimeout(SOCKET_MS, () => socket.destroy());
    socket.on('data', (piece) => {
      text += piece;
    });
    socket.on('error', () => {});
    socket.on('close', () => done(text));
  });
}
