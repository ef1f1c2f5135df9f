import { notFound } from '../../http/refusal';
import type { HandlersFor } from '../../http/request-context';
import { regionsOfChina } from './regions';

export const region: HandlersFor<'region'> = {
  async index(_request, { level = 3 }) {
    const regions = regionsOfChina();
    return { version: regions.version, tree: regions.tree(level as 1 | 2 | 3) };
  },

  async relateList(_request, { parentCode }) {
    const regions = regionsOfChina();
    if (parentCode === undefined) return regions.below(null);
    if (!regions.byCode.has(parentCode)) throw notFound();
    return regions.below(parentCode);
  },
};
