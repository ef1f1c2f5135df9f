import type { HandlersFor } from '../../http/request-context';
import { buyHandlers } from './buy-handlers';
import { openHandlers } from './open-handlers';

export const blindBox: HandlersFor<'blindBox'> = { ...buyHandlers, ...openHandlers };
