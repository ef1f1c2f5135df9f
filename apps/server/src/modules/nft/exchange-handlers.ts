import type { HandlersFor } from '../../http/request-context';

const later = (): never => {
  throw new Error('Not there yet.');
};

export const exchangeHandlers: Pick<HandlersFor<'nft'>, 'exchange'> = {
  exchange: later as never,
};
