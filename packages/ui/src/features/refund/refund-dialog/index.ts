import type { LazyBlock } from '../../../shell';
import type { RefundDialogProps } from './RefundDialog.lazy';

export type { RefundDialogProps, RefundUnit } from './RefundDialog.lazy';

/** Fetches the dialog, which few orders need. */
export const loadRefundDialog = (): Promise<LazyBlock<RefundDialogProps>> => import('./RefundDialog.lazy');
