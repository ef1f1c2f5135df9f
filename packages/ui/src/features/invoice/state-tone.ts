import type { InvoiceState } from '@yunyou/contract';

/** The colour of a state. */
export function stateTone(state: InvoiceState): 'success' | 'info' | 'warning' | 'danger' | 'neutral' {
  switch (state) {
    case 'issued':
      return 'success';
    case 'submitted':
    case 'issuing':
      return 'info';
    case 'redAwaitingBuyer':
      return 'warning';
    case 'rejected':
      return 'danger';
    default:
      return 'neutral';
  }
}
