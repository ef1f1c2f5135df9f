import { saleHandlers } from './sale-handlers';

export const annualCard = { ...saleHandlers };
