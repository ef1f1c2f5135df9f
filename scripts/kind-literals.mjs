// What depends on what is sold stands in the parts of its kind: names every comparison with a kind in another file. A part is a
// file or folder called by a kind, or by what only that kind has; frames ask the registries instead.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './steps.mjs';

const folders = [
  'packages/sdk/src',
  'packages/ui/src',
  'apps/web/src',
  'apps/mini-program/src',
  'apps/server/src',
];
const KIND = /(?:[!=]==\s*|\bcase\s+)'(?:ticket|stay|goods|service|bundle|box)'/;
const PART =
  /(?:^|[/-])(?:tickets?|stays?|goods|services?|bundles?|skus?|hotels?|rooms?|party|delivery|box(?:es)?)(?:[/.-]|$)/i;

/** Files that compare kinds and are no part of one, each with its reason. */
const others = {
  'apps/mini-program/src/order-lines.ts': "the mini-program's list of kinds",
  'apps/mini-program/src/pages/book.ts': 'the page of tickets',
  'apps/server/src/core/checkout/plan.ts': 'a bundle is no kind: the engine takes it apart',
  'apps/server/src/http/call-limits.ts': 'who asks for rooms again and again is held up sooner',
  'apps/server/src/modules/prize/handlers.ts': 'where a prize comes from, not what is sold',
  'apps/server/src/modules/order/change-address.ts': 'only goods are sent',
  'apps/server/src/modules/refund/options.ts': 'reasons to give goods back are others than those of a visit',
  'apps/server/src/modules/search/suggest.ts': 'kinds of what is found, not of what is sold',
  'apps/web/src/review-hrefs.ts': "a room's page is its hotel's",
  'packages/sdk/src/cart/buy-again.ts': 'only goods go into the cart',
};

/** `file:line` of every comparison with a kind outside its parts. */
export function kindLiterals(base = root) {
  const known = folders.filter((folder) => existsSync(join(base, folder)));
  return known.flatMap((folder) =>
    readdirSync(join(base, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /(?<!\.stories)\.tsx?$/.test(file) && !isPart(file))
      .flatMap((file) =>
        readFileSync(join(base, file), 'utf8')
          .split('\n')
          .flatMap((line, index) => (KIND.test(line) ? [`${file}:${index + 1}`] : [])),
      )
      .sort(),
  );
}

const isPart = (file) => file in others || PART.test(file) || /\/(?:demo|stories|generated)\//.test(file);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = kindLiterals();
  for (const place of found) console.error(`${place}: a kind outside its parts`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
