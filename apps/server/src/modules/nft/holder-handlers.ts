import type { HandlersFor } from '../../http/request-context';

const later = (): never => {
  throw new Error('Not there yet.');
};

export const holderHandlers: Pick<HandlersFor<'nft'>, 'userInfo' | 'userVerified' | 'verifiedConfig'> = {
  userInfo: later,
  userVerified: later as never,
  verifiedConfig: later,
};
