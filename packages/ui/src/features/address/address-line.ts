import type { Address } from '@yunyou/contract';

/** An address in one line, as it is written on a parcel. */
export const addressLine = ({ provinces, detail }: Pick<Address, 'provinces' | 'detail'>): string =>
  provinces + detail;
