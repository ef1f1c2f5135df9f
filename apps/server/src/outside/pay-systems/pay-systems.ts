import {
  type MessagingAppPayments,
  type PaymentGateway,
  PaymentGatewayError,
  type TradeType,
} from '../payment-gateway';

/** Every payment system behind the one interface; which one a payment is with follows from its trade number. */
export interface PaySystems extends MessagingAppPayments {
  /** Whether payments of this kind can be taken here. */
  takes(tradeType: TradeType): boolean;
  /** The payment system that takes payments of this kind. Throws when there is none. */
  systemFor(tradeType: TradeType): PaymentGateway;
  /** Every one of them. */
  readonly systems: readonly PaymentGateway[];
  /** The payment system of this name, whose notifications arrive below its name. */
  named(name: string): PaymentGateway | undefined;
}

/** The messaging app's payment is always there; the others where they are configured. */
export function createPaySystems(
  messagingApp: MessagingAppPayments,
  others: readonly PaymentGateway[],
): PaySystems {
  const systems = [messagingApp, ...others];
  const byNumber = (outTradeNo: string): PaymentGateway => {
    const prefix = /^\d/.test(outTradeNo) ? '' : outTradeNo.slice(0, 1);
    const system = systems.find((one) => one.numberPrefix === prefix);
    if (!system) throw new PaymentGatewayError(`No payment system for ${outTradeNo}.`, 'NOT_CONFIGURED');
    return system;
  };
  const find = (tradeType: TradeType) => systems.find((one) => one.tradeTypes.includes(tradeType));
  const systemFor = (tradeType: TradeType): PaymentGateway => {
    const system = find(tradeType);
    if (!system) throw new PaymentGatewayError(`No payment system takes ${tradeType}.`, 'NOT_CONFIGURED');
    return system;
  };
  return {
    name: messagingApp.name,
    numberPrefix: '',
    tradeTypes: systems.flatMap((one) => one.tradeTypes),
    systems,
    takes: (tradeType) => find(tradeType) !== undefined,
    systemFor,
    named: (name) => systems.find((one) => one.name === name),
    start: async (payment) => systemFor(payment.tradeType).start(payment),
    jsapiParameters: messagingApp.jsapiParameters,
    query: async (outTradeNo) => byNumber(outTradeNo).query(outTradeNo),
    close: async (outTradeNo) => byNumber(outTradeNo).close(outTradeNo),
    refund: async (request) => byNumber(request.outTradeNo).refund(request),
    queryRefund: async (refund) => byNumber(refund.outTradeNo).queryRefund(refund),
    statement: messagingApp.statement,
    readNotification: messagingApp.readNotification,
  };
}
