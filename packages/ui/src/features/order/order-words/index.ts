export { isAllGoods, isGone, leastDelivered, shownDelivery } from './delivery-state';
export { isOnlyRooms } from './only-rooms';
export { isForming, onlyKindOf, orderHead, orderStepText, orderWordsOf } from './order-words';
