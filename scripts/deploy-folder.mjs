// npm run build:deploy -- FOLDER: builds, and puts all that a server needs into an empty folder: run with plain Node, without pnpm.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { install, requireNode, root, run, tool } from './steps.mjs';

requireNode();
const [given] = process.argv.slice(2);
if (!given) stop('Say where to: npm run build:deploy -- FOLDER');
const folder = resolve(given ?? '');
if (existsSync(folder) && readdirSync(folder).length > 0) stop(`${folder} is not empty.`);

await install();
await succeed(
  tool('turbo', [
    'run',
    'build',
    '--filter=@yunyou/web',
    '--filter=@yunyou/server',
    '--filter=@yunyou/operator',
    '--output-logs=errors-only',
  ]),
);
mkdirSync(folder, { recursive: true });
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const server = join(folder, 'server');
// The server with what it needs of npm, and nothing of the tools.
await succeed(
  run('npx', ['--yes', packageManager, '--filter', '@yunyou/server', 'deploy', '--legacy', '--prod', server]),
);
cpSync(join(root, 'apps/web/dist'), join(folder, 'web'), { recursive: true });
cpSync(join(root, 'apps/operator/dist'), join(folder, 'operator'), { recursive: true });
cpSync(join(root, 'apps/web/dist-server'), join(folder, 'web-server'), { recursive: true });
cpSync(join(root, 'apps/server/deploy'), join(folder, 'deploy'), { recursive: true });
writeFileSync(
  join(folder, 'folders.env'),
  'WEB_DIR=web\nOPERATOR_DIR=operator\nWEB_RENDERER=web-server/render.js\nPICTURES_DIR=server/pictures\n',
);
console.log(`Ready in ${folder}. How it is started: docs/deploy.md`);

async function succeed(running) {
  const { code } = await running;
  if (code !== 0) process.exit(code);
}

function stop(words) {
  console.error(words);
  process.exit(2);
}
