// npm run dev: the server from source on port 5174, and Vite with hot updates on port 5173 in front of it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { binOf, root } from './steps.mjs';

const children = [
  spawn(
    process.execPath,
    [
      '--conditions=@yunyou/source',
      '--import',
      'tsx',
      '--watch-path=apps/server/src',
      'apps/server/src/main.ts',
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { LOG_LEVEL: 'warn', ...process.env, PORT: '5174', PUBLIC_URL: 'http://localhost:5173' },
    },
  ),
  spawn(process.execPath, [binOf('vite'), '--port', '5173', '--strictPort'], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
  }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
for (const child of children) child.on('close', stop);
