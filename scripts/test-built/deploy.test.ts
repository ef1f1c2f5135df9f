import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type OwnPostgres, startOwnPostgres } from '../../apps/server/src/database/own-postgres';
import { settingGroups } from '../../apps/server/src/settings';
import { root, run } from '../steps.mjs';
import { type ProductionServer, standInSettings, startInProduction } from './support/production-server';

// Docker is not everywhere: its files are checked, and what they do is done without it.
const isFull = process.env.YUNYOU_FULL === '1';
const read = (name: string) => readFileSync(join(root, 'apps/server/deploy', name), 'utf8');
const settings = new Set(settingGroups.flatMap((group) => group.settings.map(({ name }) => name)));

describe('files for those who deploy', () => {
  it('has a Dockerfile without a fault, that copies and starts what is made, as somebody who is not root', () => {
    const text = read('Dockerfile');
    expect(validate(text)).toEqual([]);
    expect(text).toMatch(/^RUN npm run build:deploy -- \/out$/m);
    expect(text).toMatch(/^CMD \["node", "server\/dist\/main\.js"\]$/m);
    expect(text.indexOf('\nUSER node')).toBeGreaterThan(text.lastIndexOf('\nCOPY'));
    for (const [, name = ''] of text.matchAll(/^ENV (\w+)=/gm))
      if (name !== 'NODE_ENV') expect(settings, name).toContain(name);
  });

  it('composes a database, a server and a proxy, with settings that there are', () => {
    const { services, volumes } = parse(read('compose.yaml')) as {
      services: Record<
        string,
        { environment?: Record<string, string>; volumes?: string[]; env_file?: string }
      >;
      volumes: Record<string, null>;
    };
    expect(Object.keys(services)).toEqual(['database', 'server', 'proxy']);
    for (const name of Object.keys(services.server?.environment ?? {})) expect(settings).toContain(name);
    const named = Object.values(services).flatMap((service) => service.volumes ?? []);
    for (const volume of named.filter((one) => !one.startsWith('./')))
      expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
    for (const file of named.filter((one) => one.startsWith('./')))
      expect(existsSync(join(root, 'apps/server/deploy', file.split(':')[0] ?? '')), file).toBe(true);
    expect(services.server?.env_file).toBe('../../../.env');
  });

  it('has a unit that starts the same, restarts it, and gives it time to finish', () => {
    const unit = read('yunyou.service');
    expect(unit).toMatch(/^ExecStart=\/usr\/bin\/node server\/dist\/main\.js$/m);
    expect(unit).toMatch(/^User=yunyou$/m);
    expect(unit).toMatch(/^Restart=always$/m);
    expect(unit).toMatch(/^TimeoutStopSec=30$/m);
  });
});

describe('a server in production', () => {
  let postgres: OwnPostgres;
  let dataDir = '';
  const places = isFull
    ? (['the project', 'the folder that is deployed'] as const)
    : (['the project'] as const);
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'yunyou-deploy-'));
    // As root, PostgreSQL runs as another account, which must be able to enter.
    await chmod(dataDir, 0o755);
    postgres = await startOwnPostgres(join(dataDir, 'postgres'), { fsync: 'off' });
  });
  afterAll(async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const folderOf = async (place: (typeof places)[number]) => {
    if (place === 'the project') return { folder: root, main: 'apps/server/dist/main.js', folders: {} };
    const folder = join(dataDir, 'out');
    const { code } = await run(process.execPath, ['scripts/deploy-folder.mjs', folder]);
    expect(code).toBe(0);
    const folders = parseEnv(readFileSync(join(folder, 'folders.env'), 'utf8')) as Record<string, string>;
    return { folder, main: 'server/dist/main.js', folders };
  };

  it.each(places)('starts from %s with the settings of the example, without the sandbox', async (place) => {
    const { folder, main, folders } = await folderOf(place);
    const server: ProductionServer = await startInProduction(folder, main, {
      ...standInSettings(read('.env.example'), postgres.url),
      ...folders,
    });
    const status = async (path: string) => (await fetch(server.url + path, { redirect: 'manual' })).status;
    expect(await status('/health')).toBe(200);
    expect(await status('/sandbox/console')).not.toBe(200);
    expect(await status('/cgateway/timestamp')).toBe(200);
    const page = await fetch(`${server.url}/pages/goods-home/goods-home`, {
      headers: { accept: 'text/html' },
    });
    expect(page.status).toBe(200);
    expect(page.headers.get('strict-transport-security')).toMatch(/max-age/);
    // Rendered here, not by the browser.
    expect(await page.text()).toMatch(/<h1/);
    expect(await server.stop()).toBe(0);
  });
});
