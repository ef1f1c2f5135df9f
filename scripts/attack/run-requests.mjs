// What `requests.mjs` starts.
import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startDatabase } from '../local-shop/database.mjs';
import { runCommand } from '../local-shop/run.mjs';
import { bundleServer, freePort, startServer } from '../local-shop/server-process.mjs';
import { printFigures } from '../local-shop/table.mjs';

const LARGE = Number(process.env.LARGE ?? 8);
const LARGE_BYTES = 200 * 2 ** 20;
const SLOW = Number(process.env.SLOW ?? 500);
const DEEP = Number(process.env.DEEP ?? 500);
const IDLE = Number(process.env.IDLE ?? 2_000);
/** The server's default, and what it takes to look at its connections and close them. */
const SLOW_LIMIT_MS = 30_000 + 8_000;
/** One such body alone would be 200 MB read whole, and each connection costs some 50 kB. */
const GROWTH_LIMIT_BYTES = 250 * 2 ** 20;

const CALL = '/cuser/member/public/api/sms/captcha';
const LARGE_PATHS = [CALL, '/notify/wechat-pay', '/sandbox/console/time/move', '/sandbox/objects'];
const HONEST_PATHS = ['/health', '/cuser/public/api/scenicSpot/detail?id=spot-feilian-gorge'];

await runCommand(async (atEnd) => {
  await bundleServer();
  const database = await startDatabase();
  atEnd(database.stop);
  const server = await startServer({ database, port: await freePort() });
  atEnd(server.kill);
  const honest = watchHonest(server.address);
  await delay(1_000);
  const memory = watchMemory(server.pid);
  await delay(500);

  const large = await Promise.all(
    Array.from({ length: LARGE }, (_, index) =>
      sendWithoutEnd(server.address, LARGE_PATHS[index % LARGE_PATHS.length]),
    ),
  );
  const deep = await Promise.all(Array.from({ length: DEEP }, () => sendDeep(server.address)));
  const idle = Array.from({ length: IDLE }, () => open(server.address));
  const slow = await Promise.all(Array.from({ length: SLOW }, () => sendSlowly(server.address)));

  for (const socket of idle) socket.destroy();
  const { baseBytes, peakBytes } = memory.stop();
  const { waits, failures } = await honest.stop();
  const longestMs = Math.max(...slow);
  const mb = (bytes) => (bytes / 2 ** 20).toFixed(0);
  const title = `${LARGE} bodies of ${mb(LARGE_BYTES)} MB without a length, ${DEEP} nested ones, ${IDLE} idle connections, ${SLOW} slow requests`;
  printFigures(title, {
    'sent of each body until the connection ended, MB at the most': mb(Math.max(...large)),
    'memory of the process before, MB': mb(baseBytes),
    'memory at its peak, MB': mb(peakBytes),
    'nested bodies refused': deep.filter((status) => status === 400).length,
    'honest requests': waits.length,
    'of them failed': failures.length,
    'their wait, median ms': Math.round(waits[Math.floor(waits.length / 2)]),
    'their wait, 99 of 100 ms': Math.round(waits[Math.floor(waits.length * 0.99)]),
    'slow connections closed after, s at the most': (longestMs / 1_000).toFixed(1),
  });
  for (const failure of failures.slice(0, 10)) console.log(`ERROR  ${failure}`);
  return (
    peakBytes - baseBytes < GROWTH_LIMIT_BYTES &&
    failures.length === 0 &&
    longestMs < SLOW_LIMIT_MS &&
    Math.max(...large) < LARGE_BYTES &&
    deep.every((status) => status === 400)
  );
});

function open(address) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.resume();
  return socket;
}

/** Sends a body without a length as fast as it is taken; answers how many bytes were until the connection ended. */
async function sendWithoutEnd(address, path) {
  const socket = open(address);
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n`);
  const size = 64 * 1024;
  const chunk = Buffer.from(`${size.toString(16)}\r\n${'a'.repeat(size)}\r\n`);
  let sent = 0;
  while (!socket.destroyed && sent < LARGE_BYTES) {
    const isFull = !socket.write(chunk);
    if (isFull) await new Promise((next) => socket.once('drain', next).once('close', next));
    sent += size;
  }
  socket.destroy();
  return sent;
}

/** Sends as much nesting as a body may hold; answers the status. */
async function sendDeep(address) {
  const body = `{"mobile":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
  const answer = await fetch(address + CALL, { method: 'POST', body });
  await answer.arrayBuffer();
  return answer.status;
}

/** Sends a request a byte a second, headers or body; answers how long the server bore it, ms. */
async function sendSlowly(address) {
  const socket = open(address);
  const beganMs = performance.now();
  const [head, rest] =
    Math.random() < 0.5
      ? ['GET / HTTP/1.1\r\n', `X-Slow: ${'a'.repeat(1_000)}`]
      : [`POST ${CALL} HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n`, 'a'.repeat(1_000)];
  socket.write(head);
  const ended = new Promise((done) => socket.once('close', done));
  for (const byte of rest) {
    if (socket.destroyed || performance.now() - beganMs > SLOW_LIMIT_MS) break;
    socket.write(byte);
    await Promise.race([delay(1_000), ended]);
  }
  const ms = performance.now() - beganMs;
  socket.destroy();
  return ms;
}

/** Asks what anybody may ask, one after the other, and times each answer. */
function watchHonest(address) {
  let isOver = false;
  const waits = [];
  const failures = [];
  const asking = (async () => {
    for (let turn = 0; !isOver; turn++) {
      const path = HONEST_PATHS[turn % HONEST_PATHS.length];
      const beganMs = performance.now();
      await fetch(address + path, { signal: AbortSignal.timeout(10_000) }).then(
        async (answer) => {
          await answer.text();
          if (!answer.ok) failures.push(`${path}: ${answer.status}`);
        },
        (error) => failures.push(`${path}: ${error}`),
      );
      waits.push(performance.now() - beganMs);
      await delay(100);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await asking;
      return { waits: waits.sort((a, b) => a - b), failures };
    },
  };
}

/** Looks at a process's resident memory all the time. */
function watchMemory(pid) {
  let baseBytes = 0;
  let peakBytes = 0;
  const look = async () => {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
    const bytes = Number(stdout) * 1_024;
    baseBytes ||= bytes;
    peakBytes = Math.max(peakBytes, bytes);
  };
  const timer = setInterval(() => look().catch(() => {}), 100);
  return {
    stop() {
      clearInterval(timer);
      return { baseBytes, peakBytes };
    },
  };
}
