import { channelSource } from '@yunyou/contract';
import { paymentState } from '../../flows/payment-state';
import type { HandlersFor } from '../../http/request-context';
import { describeWay } from './channels';
import { payByOtherApp, payInApp, payOnPage } from './start';
import { handOver, payTransfer, readTransfer } from './transfer';
import { unifyPay, waysOfOrder } from './unify';

export const payment: HandlersFor<'payment'> = {
  async channels(request, { orderId }) {
    return (await waysOfOrder(request, orderId)).map((way) => describeWay(way, request));
  },

  wxMiniPay: (request, { orderId }) => payInApp(request, orderId),

  async wxWebPay(request, input) {
    return request.source === channelSource.messagingApp
      ? { payUrl: null, jsapi: await payInApp(request, input.orderId) }
      : { payUrl: await payOnPage(request, input), jsapi: null };
  },

  aliH5Pay: (request, input) => payByOtherApp(request, input),

  unifyPay: (request, input) => unifyPay(request, input),

  state: (request, { orderId }) => paymentState(request, orderId),

  transferTicket: (request, input) => handOver(request, input),
  transfer: (request, { ticket }) => readTransfer(request, ticket),
  transferPay: (request, input) => payTransfer(request, input),
};
