import {
  type SubscribeConfigFile,
  type SubscribeTaskFile,
  type SubscriptionTemplate,
  subscriptionTemplate,
} from '@yunyou/contract';
import type { MessageTemplates } from '../modules/subscription/message-templates';

const { ticketIssued, ticketIssueFailed, verification, refundSucceeded, paymentReminder } =
  subscriptionTemplate;
const { merchantConfirmed, merchantRejected, tripReminder, orderExpiring } = subscriptionTemplate;
const { bookingSucceeded, bookingFailed, checkInReminder, couponExpiring } = subscriptionTemplate;
const { shipped, received, activityStarting, appointmentSucceeded, tomorrowsTask } = subscriptionTemplate;
const { groupBuySucceeded, groupBuyFailed, annualCardIssued, activityOnline } = subscriptionTemplate;
const { annualCardFailed, annualCardActivated, annualCardExpiring } = subscriptionTemplate;

/** What this operator sends messages by: it sells tickets, rooms, goods and annual cards, also to groups, and takes appointments. */
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
  bookingSucceeded,
  bookingFailed,
  checkInReminder,
  couponExpiring,
  shipped,
  received,
  activityStarting,
  appointmentSucceeded,
  tomorrowsTask,
  groupBuySucceeded,
  groupBuyFailed,
  activityOnline,
  annualCardIssued,
  annualCardFailed,
  annualCardActivated,
  annualCardExpiring,
];

const idsOf = (environment: string) =>
  Object.values(subscriptionTemplate).map((type) => ({ type, id: `demo-${environment}-${type}` }));

/** The vendor gives out the ids; these are nobody's. */
export const SUBSCRIBE_CONFIG_FILE: SubscribeConfigFile = {
  test: idsOf('test'),
  production: idsOf('production'),
};

const APPOINTMENT_KEYS: MessageTemplates['templates'][string] = [
  { key: 'thing1', value: 'title' },
  { key: 'time2', value: 'time' },
  { key: 'thing3', value: 'note' },
  { key: 'character_string4', value: 'sn' },
];

/** Of a coupon, a card, or an activity: nothing that has a number. */
const DAY_KEYS: MessageTemplates['templates'][string] = [
  { key: 'thing1', value: 'title' },
  { key: 'date2', value: 'day' },
  { key: 'thing3', value: 'note' },
];

/** Of an order that may have no day: of a group, and of annual cards. */
const GROUP_KEYS: MessageTemplates['templates'][string] = [
  { key: 'character_string1', value: 'sn' },
  { key: 'thing2', value: 'title' },
  { key: 'amount3', value: 'amount' },
  { key: 'thing4', value: 'note' },
];

/**
 * What each template has: its keys are given out by the vendor, their first part says what may stand there.
 */
export const MESSAGE_TEMPLATES: MessageTemplates = {
  page: 'pages/order/index',
  // The mini-program has no pages of coupons, activities and appointments yet.
  couponPage: 'pages/home/index',
  activityPage: 'pages/home/index',
  appointmentPage: 'pages/home/index',
  templates: {
    ...Object.fromEntries(
      ENABLED_TEMPLATES.map((type) => [
        type,
        [
          { key: 'character_string1', value: 'sn' },
          { key: 'thing2', value: 'title' },
          { key: 'date3', value: 'day' },
          { key: 'amount4', value: 'amount' },
          { key: 'thing5', value: 'note' },
        ],
      ]),
    ),
    ...Object.fromEntries(
      [couponExpiring, activityOnline, annualCardFailed, annualCardActivated, annualCardExpiring].map(
        (type) => [type, DAY_KEYS],
      ),
    ),
    [annualCardIssued]: GROUP_KEYS,
    ...Object.fromEntries([appointmentSucceeded, tomorrowsTask].map((type) => [type, APPOINTMENT_KEYS])),
    ...Object.fromEntries([groupBuySucceeded, groupBuyFailed].map((type) => [type, GROUP_KEYS])),
    [activityStarting]: [
      { key: 'thing1', value: 'title' },
      { key: 'time2', value: 'day' },
      { key: 'thing3', value: 'note' },
    ],
  },
};

export const SUBSCRIBE_TASK_FILE: SubscribeTaskFile = {
  tasks: [
    { name: 'orderCreated', types: [paymentReminder, orderExpiring] },
    { name: 'orderPaid', types: [ticketIssued, ticketIssueFailed, tripReminder] },
    { name: 'stayPaid', types: [bookingSucceeded, checkInReminder, refundSucceeded] },
    { name: 'stayToConfirm', types: [merchantConfirmed, checkInReminder, refundSucceeded] },
    { name: 'goodsPaid', types: [shipped, received, refundSucceeded] },
    { name: 'servicePaid', types: [verification, refundSucceeded] },
    { name: 'orderToConfirm', types: [merchantConfirmed, merchantRejected] },
    { name: 'groupPaid', types: [groupBuySucceeded, groupBuyFailed] },
    { name: 'refundAsked', types: [refundSucceeded] },
    { name: 'couponClaimed', types: [couponExpiring] },
    { name: 'appointmentMade', types: [appointmentSucceeded, tomorrowsTask, tripReminder] },
    { name: 'appointmentToConfirm', types: [appointmentSucceeded, bookingFailed, tomorrowsTask] },
    { name: 'activityAhead', types: [activityStarting] },
    { name: 'drawDone', types: [tomorrowsTask] },
    { name: 'cardPaid', types: [annualCardIssued, refundSucceeded] },
  ],
};
