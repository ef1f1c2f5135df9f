import type { HandlersFor } from '../../http/request-context';
import { holderHandlers } from './holder-handlers';
import { saleHandlers } from './sale-handlers';

export const annualCard: HandlersFor<'annualCard'> = { ...saleHandlers, ...holderHandlers };
