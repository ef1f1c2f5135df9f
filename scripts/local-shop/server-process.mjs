// The real server in a process of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root, tool } from '../steps.mjs';

const START_TIMEOUT_MS = 60_000;
/** Beside the server's packages, so that the bundle finds them. */
const BUNDLE = 'node_modules/.cache/local-shop';

/** Bundles the server as it is now: it starts faster than from source, and edits meanwhile do not reach it. */
export async function bundleServer() {
  const { code, output } = await tool('tsup', ['--out-dir', BUNDLE, '--silent'], {
    cwd: join(root, 'apps/server'),
    capture: true,
  });
  if (code !== 0) throw new Error(output);
}

/**
 * Starts a server process and waits until it answers. A process that is ended beforehand is an error. `environment`: further
 * variables, which win.
 */
export async function startServer({ database, port, environment = {} }) {
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(root, 'apps/server', BUNDLE, 'main.js')], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      DATA_DIR: join(database.folder, 'data'),
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: address,
      WEB_DIR: join(database.folder, 'no-web'),
      WEB_RENDERER: 'off',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const end = async (signal) => {
    child.kill(signal);
    await ended;
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isUp(address))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The server did not start.');
    if (Date.now() > deadline) {
      await end('SIGKILL');
      throw new Error('The server did not start in time.');
    }
    await delay(50);
  }
  return { address, pid: child.pid, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

const isUp = (address) =>
  fetch(`${address}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

export const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => done(port));
    });
  });
