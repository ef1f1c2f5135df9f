import type { ResponseOf } from '@yunyou/contract';
import { maskIdCard, maskMobile, maskName } from '@yunyou/validators';
import { dayOf } from '../../clock';
import type { MemberRequest } from '../../http/request-context';
import { cell, type DataProtection } from '../../security/data-protection';
import { ownRows, ownSections } from './own-data-store';

/** Hashes, counters and seeds of ours: nothing that a person could read, or before its time. A `user_index` is a number they know. */
const OURS = /_hash$|(?<!^user)_index$|^(place_key|seq|seed_cipher|secret_cipher)$/;
const CIPHER = /_cipher$/;

/** Everything that is kept about a member as one JSON document, with what is encrypted readable: it is theirs. */
export async function readOwnData({
  db,
  clock,
  protection,
  memberId,
}: MemberRequest): Promise<ResponseOf<'member', 'ownData'>> {
  const tables: Record<string, unknown> = {};
  for (const section of ownSections) {
    const { table, boundTo = 'id', isMasked = false } = section;
    const rows = await ownRows(db, section, memberId);
    if (rows.length === 0) continue;
    tables[table] = rows.map((row) =>
      readable(protection, { table, row, id: String(row[boundTo]), isMasked }),
    );
  }
  const madeAt = new Date(clock.now()).toISOString();
  return {
    fileName: `yunyou-${dayOf(clock.now())}.json`,
    json: JSON.stringify({ madeAt, memberId, tables }, undefined, 2),
  };
}

function readable(
  protection: DataProtection,
  {
    table,
    row,
    id,
    isMasked,
  }: { table: string; row: Record<string, unknown>; id: string; isMasked: boolean },
): Record<string, unknown> {
  const entries = Object.entries(row)
    .filter(([column]) => !OURS.test(column))
    .map(([column, value]) =>
      CIPHER.test(column)
        ? [
            column.replace(CIPHER, ''),
            shown(column, opened(protection, value, cell(table, column, id)), isMasked),
          ]
        : [column, value],
    );
  return Object.fromEntries(entries);
}

const MASKS: Readonly<Record<string, (text: string) => string>> = {
  name_cipher: maskName,
  id_card_cipher: maskIdCard,
  mobile_cipher: maskMobile,
};

/** What has no mask of its own is not shown of others. */
const shown = (column: string, value: unknown, isMasked: boolean): unknown =>
  isMasked ? (MASKS[column]?.(String(value ?? '')) ?? null) : value;

/** A title is a record of its own. */
function opened(protection: DataProtection, value: unknown, at: ReturnType<typeof cell>): unknown {
  if (typeof value !== 'string') return null;
  const text = protection.decrypt(value, at);
  return at.column === 'title_cipher' && text !== '' ? JSON.parse(text) : text;
}
