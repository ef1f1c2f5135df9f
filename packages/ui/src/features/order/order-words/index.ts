export { isAllGoods, isGone, leastDelivered, shownDelivery } from './delivery-state';
export { isToOpen, toOpenOf } from './is-to-open';
export { isOnlyRooms } from './only-rooms';
export { isForming, onlyKindOf, orderHead, orderStepText, orderWordsOf } from './order-words';
