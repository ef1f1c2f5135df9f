import { hotWordsMax } from '@yunyou/contract';
import type { HandlersFor, VisitorRequest } from '../../http/request-context';
import { census, findAll } from './find';
import { spotsByTheme } from './lookups-store';
import { THEME_NAMES } from './names';
import { suggest } from './suggest';
import { isTooLong } from './too-long';
import { operatorHotWords } from './words';

/** Counts the search, and answers one that takes too long as our own fault. */
async function searching<Answer>(request: VisitorRequest, work: () => Promise<Answer>): Promise<Answer> {
  request.search.count(request.ip);
  try {
    return await work();
  } catch (error) {
    if (isTooLong(error)) throw new Error('The search took too long', { cause: error });
    throw error;
  }
}

export const search: HandlersFor<'search'> = {
  index: (request, input) => searching(request, () => findAll(request, input)),
  census: (request, input) => searching(request, () => census(request, input)),
  suggest: (request, input) => searching(request, () => suggest(request, input)),

  async viewSpotTypes({ db, locale }, { cityName }) {
    const counts = new Map((await spotsByTheme(db, cityName)).map((row) => [row.theme, row.count]));
    return Object.entries(THEME_NAMES).flatMap(([id, names]) => {
      const count = counts.get(id) ?? 0;
      return count > 0 ? [{ id, value: id, name: names[locale], count }] : [];
    });
  },

  async hotWords({ search: desk, locale }, { cityName }) {
    const words = operatorHotWords(await desk.words(), locale, cityName);
    return [...new Set([...words, ...(await desk.popularWords())])].slice(0, hotWordsMax);
  },
};
