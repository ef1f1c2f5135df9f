import type { AnyRouter } from '@tanstack/react-router';
import { escapeHtml, scriptJson } from './html';

type Attributes = Record<string, unknown>;

/** The tags that the pages' `head` functions ask for, as HTML; of several titles the last counts. */
export function headOf(router: AnyRouter): string {
  const { matches } = router.state;
  const metas = matches.flatMap(({ meta = [] }): Attributes[] => meta.map((one) => ({ ...one })));
  const links = matches.flatMap(({ links: of = [] }): Attributes[] => of.map((one) => ({ ...one })));
  const title = metas.findLast((meta) => 'title' in meta)?.title;
  return [
    title === undefined ? '' : `<title>${escapeHtml(String(title))}</title>`,
    ...metas.filter((meta) => !('title' in meta) && !(factsKey in meta)).map((meta) => tag('meta', meta)),
    ...links.map((link) => tag('link', link)),
    ...metas
      .filter((meta) => factsKey in meta)
      .map((meta) => `<script type="application/ld+json">${scriptJson(meta[factsKey])}</script>`),
  ].join('');
}

/** How the router's `head` names structured data. */
const factsKey = 'script:ld+json';

const tag = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([key, value]) => ` ${key.toLowerCase()}="${escapeHtml(String(value))}"`)
    .join('')}>`;
