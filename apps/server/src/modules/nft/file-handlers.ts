import type { HandlersFor } from '../../http/request-context';

const later = (): never => {
  throw new Error('Not there yet.');
};

export const fileHandlers: Pick<HandlersFor<'nft'>, 'collectionsDetail' | 'collectionsFile'> = {
  collectionsDetail: later,
  collectionsFile: later,
};
