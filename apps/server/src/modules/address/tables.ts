import type { AddressTag } from '@yunyou/contract';
import type { ColumnType } from 'kysely';

/** The part of the database that is delivery addresses. */
export interface AddressTables {
  addresses: {
    id: string;
    /** In the order they were added. */
    seq: ColumnType<number, never, never>;
    member_id: string;
    name_cipher: string;
    mobile_cipher: string;
    detail_cipher: string;
    state: string;
    city: string;
    county: string;
    adcode: string;
    tag: AddressTag;
    is_default: boolean;
  };
}
