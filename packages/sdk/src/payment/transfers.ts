import type { ApiClient, CallOptions } from '@yunyou/api-client';
import {
  orderType,
  type PayChannel,
  type PaymentTransferPayRequest,
  payCompany,
  type Transfer,
  type TransferDirection,
  type TransferPay,
  type TransferTicket,
  transferDirection,
} from '@yunyou/contract';
import {
  createPayment,
  type Payment,
  type PaymentCalls,
  PaymentError,
  type PayOptions,
  type PayOutcome,
  type PayPlatforms,
} from '@yunyou/payment';
import type { AppConfigState } from '../config/app-config-state';
import { stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';
import { findPayPlatforms } from './pay-platforms';

/** Handing a payment over: a member's ticket, and what whoever has it reads and pays, without a login. */
export interface Transfers {
  /**
   * A ticket for the member's own unpaid order: good for paying for five minutes, for reading for a day.
   *
   * @param dir `back` for the page that a cashier returns the buyer to. Default `out`
   * @throws ApiError whose `rule` is `alreadyPaid`, `orderNotPayable` or `orderExpired` when nothing is left to pay
   */
  handOver(orderId: string, dir?: TransferDirection, options?: CallOptions): Promise<TransferTicket>;
  /**
   * What a ticket is about and how its payment stands. `ways` are those that this client can take as well.
   *
   * @throws ApiError whose code is 404 for no such ticket; whose `rule` is `linkOver` when its day is over
   */
  transfer(ticket: string, options?: CallOptions): Promise<Transfer>;
  /**
   * Pays by a ticket, in one of its ways. Leaves for a cashier, or resolves to how it ended, by the server's word.
   *
   * @throws PaymentError, or ApiError whose `rule` is `linkOver` when the five minutes are over
   */
  payTransfer(ticket: string, way: PayChannel, options?: PayOptions): Promise<PayOutcome>;
}

type Kind = TransferPay['kind'];
type AnswerOf<Wanted extends Kind> = Extract<TransferPay, { kind: Wanted }>;

/** Transfers over the host and the calls. Lazy. */
export function createTransfers(
  { options, host, logger, now }: Core,
  { payment: api }: ApiClient,
  switches: Readonly<Pick<AppConfigState, 'CCBPay' | 'loadingDone'>>,
): Transfers {
  const isOffered = ({ payChannel }: PayChannel) =>
    payChannel !== payCompany.bank || switches.CCBPay || !switches.loadingDone;
  const findPlatforms = async (): Promise<PayPlatforms> => {
    const found = await findPayPlatforms(options, (error) =>
      logger.error('What pays here could not be found out', error),
    );
    // Its page pays orders of whoever is logged in there.
    const { webView: _, ...platforms } = found;
    return platforms;
  };
  let platforms: Promise<PayPlatforms> | undefined;
  const payments = new Map<string, Payment>();

  function paymentOf(ticket: string): Payment {
    const known = payments.get(ticket);
    if (known) return known;
    const made: Payment = createPayment({
      calls: callsFor(ticket, () => made.config.selected),
      openUrl: (url) => host.openUrl(url),
      platforms: () => {
        platforms ??= findPlatforms();
        return platforms;
      },
      schedule: options.schedule,
    });
    payments.set(ticket, made);
    return made;
  }

  /** The calls of the payment package, asked about a ticket instead of an order. */
  function callsFor(ticket: string, selected: () => PayChannel | undefined): PaymentCalls {
    async function start<Wanted extends Kind>(
      fields: Omit<PaymentTransferPayRequest, 'ticket' | 'channelId'>,
      callOptions: CallOptions | undefined,
      kinds: readonly Wanted[],
    ): Promise<AnswerOf<Wanted>> {
      const channel = selected();
      if (!channel) throw new PaymentError('noChannel');
      const request = { ticket, channelId: channel.id, ...fields };
      const answer = await api.transferPay(request, { ...stayOnPage, ...callOptions });
      if (!kinds.some((kind) => kind === answer.kind)) throw new PaymentError('noAdapter');
      return answer as AnswerOf<Wanted>;
    }
    return {
      channels: async (_, callOptions) =>
        (await api.transfer({ ticket }, callOptions)).ways.filter(isOffered),
      state: async (_, callOptions) => {
        const { status, payStatus, totalFen, expiresAtMs } = await api.transfer({ ticket }, callOptions);
        return {
          orderId: ticket,
          status,
          payStatus,
          totalFen,
          refundedFen: 0,
          attempted: false,
          paidAtMs: null,
          expiresAtMs,
          checkedAtMs: now(),
          voucherCount: 0,
          isShipped: false,
          // Of no matter to whoever only pays.
          orderType: orderType.ticket,
        };
      },
      async wxWebPay({ returnPath }, callOptions) {
        const answer = await start({ returnPath }, callOptions, ['page', 'messagingApp']);
        return answer.kind === 'page'
          ? { payUrl: answer.payUrl, jsapi: null }
          : { payUrl: null, jsapi: answer.parameters };
      },
      wxMiniPay: async (_, callOptions) => (await start({}, callOptions, ['messagingApp'])).parameters,
      aliH5Pay: ({ returnPath, product }, callOptions) =>
        start({ returnPath, product }, callOptions, ['otherApp']),
      unifyPay: (_, callOptions) =>
        start({}, callOptions, ['quickPass', 'shortVideo', 'bank', 'app', 'done']),
    };
  }

  return {
    handOver: (orderId, dir = transferDirection.out, callOptions) =>
      api.transferTicket({ orderId, dir }, { ...stayOnPage, ...callOptions }),
    async transfer(ticket, callOptions) {
      const payment = paymentOf(ticket);
      const told = await api.transfer({ ticket }, callOptions);
      if (told.ways.length === 0) return told;
      if (payment.config.channels.length === 0) await payment.loadConfig(ticket, callOptions);
      const { channels } = payment.config;
      return { ...told, ways: told.ways.filter(({ id }) => channels.some((one) => one.id === id)) };
    },
    async payTransfer(ticket, way, payOptions) {
      const payment = paymentOf(ticket);
      if (payment.config.channels.length === 0) await payment.loadConfig(ticket, payOptions);
      payment.select(way);
      return payment.pay({ id: ticket }, payOptions);
    },
  };
}
