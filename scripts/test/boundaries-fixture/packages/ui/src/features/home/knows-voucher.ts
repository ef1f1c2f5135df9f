import { line } from '../notice/line';
import { sheet } from '../voucher/sheet';

/** The first is one of the pairs. */
export const page = () => [line, sheet];
