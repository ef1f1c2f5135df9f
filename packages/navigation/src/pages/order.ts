import { paths } from '../paths';
import { definePages } from './page';

/**
 * The activity that something is bought in, as its page was opened with it. `grabId`: the place that a flash sale granted.
 * `groupId`: the group that is joined; without it a group is opened. `bargainId`: the bargain whose price it is bought at.
 */
const soldIn = [
  'activeId?',
  'productType?',
  'activeType?',
  'productSpec?',
  'activityProductId?',
  'grabId?',
  'groupId?',
  'bargainId?',
] as const;

/** Ordering, paying and what comes after. */
export const orderPages = definePages({
  orderList: {
    path: '/packages/order/order-list/order-list',
    titles: { 'zh-Hans': '我的订单', en: 'My orders' },
    auth: true,
    query: ['status?', 'orderType?', 'keyword?', 'id?'],
    offline: 'page',
  },
  orderDetails: {
    path: '/packages/order/order-details/order-details',
    titles: { 'zh-Hans': '订单详情', en: 'Order' },
    auth: true,
    pullDownRefresh: true,
    query: ['id'],
    offline: 'page',
  },
  scenicSpotPlaceOrder: {
    path: '/packages/order/scenic-spot-place-order/scenic-spot-place-order',
    titles: { 'zh-Hans': '门票下单', en: 'Book tickets' },
    auth: true,
    query: ['productId', 'day?', 'quantity?', ...soldIn],
  },
  hotelPlaceOrder: {
    path: '/packages/order/hotel-place-order/hotel-place-order',
    titles: { 'zh-Hans': '酒店下单', en: 'Book a room' },
    auth: true,
    // `lines`: rooms to book, as `<rate id>:<rooms>`, joined by commas.
    query: ['hotelId', 'lines', 'startDate', 'endDate', 'adults?', 'childAges?', ...soldIn],
  },
  goodsPlaceOrder: {
    path: '/packages/order/goods-place-order/goods-place-order',
    titles: { 'zh-Hans': '确认订单', en: 'Check out' },
    auth: true,
    // `from=cart`: what is chosen in the cart; otherwise one option of one product. `cardTypeId`: annual cards of that type;
    // `renewCardId`: a further period of one; `cardActivityId`: a place in it for persons of the card `cardId`.
    query: [
      'from?',
      'productId?',
      'skuDetailId?',
      'quantity?',
      'cardTypeId?',
      'renewCardId?',
      'cardId?',
      'cardActivityId?',
      ...soldIn,
    ],
  },
  servicePlaceOrder: {
    path: '/packages/order/service-place-order/service-place-order',
    titles: { 'zh-Hans': '服务下单', en: 'Book a service' },
    auth: true,
    query: ['productId', 'skuDetailId', 'quantity?', 'startDay?', 'slotId?', ...soldIn],
  },
  payment: {
    path: '/packages/order/payment/payment',
    titles: { 'zh-Hans': '支付订单', en: 'Payment' },
    auth: true,
    query: ['id'],
  },
  paymentApp: {
    path: '/packages/order/payment-app/payment-app',
    titles: { 'zh-Hans': '云闪付支付', en: 'App payment' },
    auth: true,
    query: ['orderId'],
  },
  paymentCallback: {
    path: paths.paymentCallback,
    titles: { 'zh-Hans': '支付成功', en: 'Payment success' },
    query: ['id'],
  },
  transferPayment: {
    path: '/packages/order/transfer-payment/transfer-payment',
    titles: { 'zh-Hans': '支付中转', en: 'Payment transfer' },
    // `dir=back`: the buyer's own, after a cashier.
    query: ['ticket', 'dir?'],
  },
  refundPage: {
    path: '/packages/order/refund-page/refund-page',
    titles: { 'zh-Hans': '申请退款', en: 'Apply for refund' },
    auth: true,
    query: ['orderId', 'lineId?'],
  },
  refundDetail: {
    path: '/packages/order/refund-detail/refund-detail',
    titles: { 'zh-Hans': '售后详情', en: 'After-sales' },
    auth: true,
    query: ['id'],
  },
  refundList: {
    path: '/packages/order/refund-list/refund-list',
    titles: { 'zh-Hans': '退款售后', en: 'Refunds' },
    auth: true,
    query: ['open?', 'id?'],
  },
  transactionSnapshot: {
    path: '/packages/order/transaction-snapshot/transaction-snapshot',
    titles: { 'zh-Hans': '交易快照', en: 'Transaction snapshot' },
    auth: true,
    query: ['id'],
    offline: 'page',
  },
  transactionSnapshotList: {
    path: '/packages/order/transaction-snapshot-list/transaction-snapshot-list',
    titles: { 'zh-Hans': '交易快照列表', en: 'Transaction snapshots' },
    auth: true,
    query: ['orderId'],
    offline: 'page',
  },
});
