import { sheet } from '../features/voucher/sheet';

export const bars = () => sheet;
