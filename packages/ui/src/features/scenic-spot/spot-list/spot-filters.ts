import type { HomeLayoutComponent, Locale } from '@yunyou/contract';
import { parseQuery } from '@yunyou/navigation';
import type { SpotSearch } from '@yunyou/sdk';

/** What spots are looked for; empty texts for anything, and in the operator's order. */
export interface SpotFilterValues {
  keyword: string;
  theme: string;
  sort: '' | 'price' | 'rating';
}

export const spotSorts = ['', 'price', 'rating'] as const satisfies readonly SpotFilterValues['sort'][];

/** Filters from texts such as search parameters; what is no filter counts as none. */
export function spotFiltersOf(texts: Readonly<Record<string, string | undefined>>): SpotFilterValues {
  return {
    // The server takes at most as many characters as the search field.
    keyword: (texts.keyword ?? '').slice(0, 100),
    theme: (texts.theme ?? '').slice(0, 30),
    sort: spotSorts.find((sort) => sort === texts.sort) ?? '',
  };
}

/** The question to the server: only what is asked for. */
export function searchOf({ keyword, theme, sort }: SpotFilterValues): SpotSearch {
  return {
    ...(keyword.trim() && { keyword: keyword.trim() }),
    ...(theme && { theme }),
    ...(sort && { sort }),
  };
}

/**
 * The themes the operator's home page leads to, under the operator's own names: themes are the operator's, so the
 * product has no list of its own.
 */
export function themesOf(components: readonly HomeLayoutComponent[], locale: Locale) {
  const themes = new Map<string, string>();
  for (const component of components) {
    if (component.type !== 'home_icon_kv') continue;
    for (const { link, title } of component.items) {
      const { theme } = parseQuery(link.split('?')[1] ?? '');
      if (theme && !themes.has(theme)) themes.set(theme, title[locale]);
    }
  }
  return [...themes].map(([theme, label]) => ({ theme, label }));
}
