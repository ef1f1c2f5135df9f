import { orderStatus } from '@yunyou/contract';
import type { OrderPart } from '../order-part';
import { ShowCodes } from '../ShowCodes';
import { ActivityLines } from './ActivityLines';

/** Card activities are attended with a code for each person. */
export const cardActivityPart: OrderPart = {
  Body: ActivityLines,
  NextStep: ShowCodes,
  lead: ({ t }, { status, closeReason }) =>
    !closeReason && status === orderStatus.pendingConsumption ? t('order.cardActivity.lead') : undefined,
};
