import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { repositoryRoot } from './test-config';

export interface ServerProcess {
  address: string;
  pid: number;
  /** What it wrote so far: its log and what it said on its way out. */
  output(): string;
  /** Undefined while it runs. */
  exitCode(): number | undefined;
  /** Sends SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>;
  /** Ends it at once. */
  kill(): void;
}

/** What a server says whose port somebody else took first. */
const TAKEN = 'is taken; set PORT';
/** What it says once it listens itself. */
const LISTENING = 'Yunyou  ';

/** Starts the server from its source on a free port and waits until it answers. `environment` adds to this process's. */
export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  for (;;) {
    const started = await startOn(await freePort(), environment);
    if (started) return started;
  }
}

/** Undefined where the port was taken meanwhile: whoever answers there is another server. */
async function startOn(
  port: number,
  environment: Record<string, string>,
): Promise<ServerProcess | undefined> {
  const child = spawn(
    process.execPath,
    ['--conditions=@yunyou/source', '--import', 'tsx', 'apps/server/src/main.ts'],
    {
      cwd: repositoryRoot,
      // Without pages: the web app may not be built, or be built meanwhile.
      env: {
        ...process.env,
        PORT: String(port),
        LOG_LEVEL: 'error',
        WEB_RENDERER: 'off',
        DEMO_ORDERS: 'off',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const closed = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece) => {
      output += piece;
    });
  }
  const address = `http://127.0.0.1:${port}`;
  while (!output.includes(LISTENING) || !(await isUp(address))) {
    if (child.exitCode !== null) {
      await closed;
      if (output.includes(TAKEN)) return undefined;
      throw new Error(output);
    }
    await new Promise((next) => setTimeout(next, 100));
  }
  return {
    address,
    pid: child.pid ?? 0,
    output: () => output,
    exitCode: () => child.exitCode ?? undefined,
    async stop() {
      child.kill('SIGTERM');
      await closed;
      return child.exitCode;
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

const isUp = (address: string): Promise<boolean> =>
  fetch(`${address}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
