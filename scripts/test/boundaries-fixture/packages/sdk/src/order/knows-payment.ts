import { payment } from '../payment/payment';

export const orders = [payment];
