// node scripts/package-facts.mjs: writes into every package what a registry shows of it, from the root's package.json. After the
// repository has moved: change `homepage` and `repository` there, run this, and follow what the tests of the READMEs say.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './steps.mjs';

/** Where these stand in a package.json: behind the description. */
const FACTS = ['homepage', 'repository', 'bugs', 'keywords', 'engines', 'publishConfig'];

/** Words that somebody would look for a package by, besides those of all. */
const KEYWORDS = {
  'api-client': ['api', 'client', 'fetch', 'typed'],
  channel: ['channel', 'campaign', 'environment'],
  contract: ['api', 'contract', 'types', 'zod'],
  host: ['webview', 'mini-program', 'storage', 'share'],
  i18n: ['i18n', 'icu', 'chinese', 'english', 'format'],
  location: ['geolocation', 'wgs84', 'gcj02', 'china'],
  navigation: ['routes', 'deep-link', 'navigation'],
  payment: ['payment', 'checkout', 'cashier'],
  sdk: ['sdk', 'booking', 'orders', 'catalogue'],
  'server-clock': ['clock', 'server-time', 'countdown'],
  subscription: ['subscribe-message', 'notification', 'mini-program'],
  ui: ['react', 'components', 'mobile', 'design-system'],
  validators: ['validation', 'china', 'id-card', 'mobile-number'],
};

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/**
 * What a package's package.json says of itself.
 * @param {string} name
 */
export function factsOf(name) {
  const { homepage, repository, engines } = read('package.json');
  return {
    homepage: `${homepage}/tree/main/packages/${name}#readme`,
    repository: { ...repository, directory: `packages/${name}` },
    bugs: { url: `${homepage}/issues` },
    keywords: ['yunyou', 'tourism', ...(KEYWORDS[name] ?? [])],
    engines,
    publishConfig: { access: 'public' },
  };
}

/**
 * A package.json with its facts in their place.
 * @param {string} name
 * @param {Record<string, unknown>} manifest
 */
function withFacts(name, manifest) {
  const others = Object.entries(manifest).filter(([key]) => !FACTS.includes(key));
  const behind = others.findIndex(([key]) => key === 'description') + 1;
  return Object.fromEntries([
    ...others.slice(0, behind),
    ...Object.entries(factsOf(name)),
    ...others.slice(behind),
  ]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const name of readdirSync(join(root, 'packages'))) {
    const file = `packages/${name}/package.json`;
    writeFileSync(join(root, file), `${JSON.stringify(withFacts(name, read(file)), null, 2)}\n`);
  }
