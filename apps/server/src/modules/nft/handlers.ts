import type { HandlersFor } from '../../http/request-context';
import { exchangeHandlers } from './exchange-handlers';
import { fileHandlers } from './file-handlers';
import { holderHandlers } from './holder-handlers';
import { readHandlers } from './read-handlers';

export const nft: HandlersFor<'nft'> = {
  ...readHandlers,
  ...exchangeHandlers,
  ...fileHandlers,
  ...holderHandlers,
};
