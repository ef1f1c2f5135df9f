import type { HandlersFor } from '../../http/request-context';

const later = (): never => {
  throw new Error('Not there yet.');
};

export const readHandlers: Pick<
  HandlersFor<'nft'>,
  'detail' | 'collections' | 'productList' | 'myCollections' | 'userIndex'
> = {
  detail: later,
  collections: later,
  productList: later,
  myCollections: later,
  userIndex: later,
};
