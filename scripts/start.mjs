// npm start: installs, builds, starts the server on its own PostgreSQL with demo data, serves the web app.
import { spawn } from 'node:child_process';
import { install, requireNode, root, tool } from './steps.mjs';

requireNode();
await install();
const { code } = await tool('turbo', [
  'run',
  'build',
  '--filter=@yunyou/web',
  '--filter=@yunyou/server',
  '--output-logs=errors-only',
]);
if (code !== 0) process.exit(code);

// Node itself, not a shell: so that a signal reaches the server and it can finish what is open.
const server = spawn(process.execPath, ['apps/server/dist/main.js'], {
  cwd: root,
  stdio: 'inherit',
  env: { LOG_LEVEL: 'warn', ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'));
server.on('close', (exitCode) => process.exit(exitCode ?? 0));
