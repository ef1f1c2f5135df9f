import type { Address } from '@yunyou/contract';
import { cell, type DataProtection } from '../../security/data-protection';

/** What is stored of where somebody lives: who and where exactly only encrypted, for this row of this table alone. */
export function addressColumns(
  protection: DataProtection,
  { table, id }: { table: 'addresses' | 'deliveries'; id: string },
  address: Pick<Address, 'name' | 'mobile' | 'detail' | 'state' | 'city' | 'county' | 'adcode'>,
) {
  const { name, mobile, detail, state, city, county, adcode } = address;
  const cipher = (column: string, text: string) => protection.encrypt(text, cell(table, column, id));
  return {
    name_cipher: cipher('name_cipher', name),
    mobile_cipher: cipher('mobile_cipher', mobile),
    detail_cipher: cipher('detail_cipher', detail),
    state,
    city,
    county,
    adcode,
  };
}
