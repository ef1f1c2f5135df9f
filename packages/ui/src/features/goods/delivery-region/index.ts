export { type DeliveryRegion, useDeliveryRegion } from './use-delivery-region';
