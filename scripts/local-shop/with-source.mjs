import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from '../steps.mjs';

/** Runs another script in a Node that reads the workspace's packages and the server from their TypeScript; ends as it does. */
export function runWithSource(script) {
  const child = spawn(
    process.execPath,
    ['--conditions=@yunyou/source', '--import', 'tsx', fileURLToPath(script)],
    { cwd: root, stdio: 'inherit' },
  );
  // It ends what it has started, and then itself.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('close', (code) => process.exit(code ?? 1));
}
