import {
  type SubscribeConfigFile,
  type SubscribeTaskFile,
  type SubscriptionTemplate,
  subscriptionTemplate,
} from '@yunyou/contract';

const { ticketIssued, ticketIssueFailed, verification, refundSucceeded, paymentReminder } =
  subscriptionTemplate;
const { merchantConfirmed, merchantRejected, tripReminder, orderExpiring } = subscriptionTemplate;

/** What this operator sends messages by: it sells tickets. */
export const ENABLED_TEMPLATES: readonly SubscriptionTemplate[] = [
  ticketIssued,
  ticketIssueFailed,
  verification,
  refundSucceeded,
  paymentReminder,
  merchantConfirmed,
  merchantRejected,
  tripReminder,
  orderExpiring,
];

const idsOf = (environment: string) =>
  Object.values(subscriptionTemplate).map((type) => ({ type, id: `demo-${environment}-${type}` }));

/** The vendor gives out the ids; these are nobody's. */
export const SUBSCRIBE_CONFIG_FILE: SubscribeConfigFile = {
  test: idsOf('test'),
  production: idsOf('production'),
};

export const SUBSCRIBE_TASK_FILE: SubscribeTaskFile = {
  tasks: [
    { name: 'orderCreated', types: [paymentReminder, orderExpiring] },
    { name: 'orderPaid', types: [ticketIssued, ticketIssueFailed, tripReminder] },
    { name: 'orderToConfirm', types: [merchantConfirmed, merchantRejected] },
    { name: 'refundAsked', types: [refundSucceeded] },
  ],
};
