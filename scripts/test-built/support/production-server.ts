import { spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { parseEnv } from 'node:util';

/** Settings that stand in the file for operators, its examples replaced by what a server starts with. */
export function standInSettings(file: string, databaseUrl: string): Record<string, string> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    ...(parseEnv(file) as Record<string, string>),
    DATABASE_URL: databaseUrl,
    DATA_KEY: randomBytes(32).toString('hex'),
    WECHAT_PAY_API_V3_KEY: randomBytes(16).toString('hex'),
    WECHAT_PAY_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
    WECHAT_PAY_PLATFORM_PUBLIC_KEY: publicKey.replaceAll('\n', '\\n'),
    METRICS_PORT: 'off',
    LOG_LEVEL: 'error',
  };
}

export interface ProductionServer {
  /** Where it listens, without the proxy that would stand before it. */
  url: string;
  /** Ends it as a service is ended; its exit code. */
  stop(): Promise<number | null>;
}

/** Starts a server as its unit does: in this folder, with nothing of our own environment but the path. */
export async function startInProduction(
  folder: string,
  main: string,
  settings: Readonly<Record<string, string>>,
): Promise<ProductionServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [main], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...settings, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const closed = new Promise<number | null>((done) => child.once('close', done));
  while (!output.includes('Yunyou  ')) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${output}`);
    await new Promise((done) => setTimeout(done, 100));
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      return closed;
    },
  };
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
