import { appointmentStatus } from '@yunyou/contract';
import { addDays } from '../../clock';
import type { PersonRow, StoredLine } from '../../core/kinds';
import { peopleOf } from '../../core/orders/store';
import type { Tx } from '../../database/connect';
import { newId, randomDigits } from '../../security/ids';
import { insertVouchers, type VoucherRow } from './store';

/** Shown in groups of four; also the content of the QR code. */
const CODE_DIGITS = 12;

/** A line whose units are used by showing codes; `codesPerUnit`: visitors of one unit, where each is named. */
export interface VoucherLine extends StoredLine {
  codesPerUnit: number;
  /** How often each can be used; default once. */
  usesPerCode?: number;
  /** Last day on which they can be used; default the one before `end_slot`. */
  lastDay?: string;
}

/**
 * Issues the codes of lines: one per visitor where each is named, otherwise one per unit. `usable`: at once; otherwise when
 * the merchant has confirmed. `isNamed`: whether lines may have people at all; default yes.
 */
export async function issueVouchers(
  tx: Tx,
  lines: readonly VoucherLine[],
  { usable, isNamed = true }: { usable: boolean; isNamed?: boolean },
): Promise<void> {
  const lineIds = lines.map(({ id }) => id);
  const people = isNamed ? await peopleOf(tx, lineIds) : [];
  const status = usable ? appointmentStatus.toBeUsed : appointmentStatus.ticketNotIssued;
  let seq = 0;
  let waiting: VoucherRow[] = lines.flatMap((line) =>
    ownersOf(
      line,
      people.filter((person) => person.line_id === line.id),
    ).map(({ unit, personId }) => ({
      id: newId(),
      order_id: line.order_id,
      line_id: line.id,
      unit,
      person_id: personId,
      seq: seq++,
      code: '',
      status,
      first_day: line.first_slot,
      last_day: line.lastDay ?? addDays(line.end_slot, -1),
      used_ms: null,
      frozen: false,
      uses: line.usesPerCode ?? 1,
      used_times: 0,
      free_until_ms: null,
    })),
  );
  // Two vouchers never share a code: a code that is taken is drawn again.
  while (waiting.length > 0) {
    waiting = await insertVouchers(
      tx,
      waiting.map((voucher) => ({ ...voucher, code: randomDigits(CODE_DIGITS) })),
    );
  }
}

function ownersOf(
  { quantity, codesPerUnit }: VoucherLine,
  named: readonly PersonRow[],
): { unit: number; personId: string | null }[] {
  const isEachNamed = named.length > 0 && named.length === quantity * codesPerUnit;
  return isEachNamed
    ? named.map((person, index) => ({ unit: Math.floor(index / codesPerUnit), personId: person.id }))
    : Array.from({ length: quantity }, (_, unit) => ({ unit, personId: named[0]?.id ?? null }));
}
