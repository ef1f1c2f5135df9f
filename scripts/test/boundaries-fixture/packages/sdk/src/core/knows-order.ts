import { order } from '../order/order';

export const core = [order];
