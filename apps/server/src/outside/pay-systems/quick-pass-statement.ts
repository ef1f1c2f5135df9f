import type { StatementRow } from '../payment-gateway';
import { fromShanghaiTime } from './wire-formats';

/** Bytes of each field of the merchant's file, in order; one space stands between two. */
export const QUICK_PASS_WIDTHS = [
  3, 11, 11, 6, 10, 19, 12, 4, 2, 21, 2, 32, 2, 6, 10, 13, 13, 4, 15, 2, 2, 6, 2, 4, 32, 1, 21, 15, 1, 15, 32,
  13, 13, 8, 32, 13, 13, 12, 2, 1, 32, 98,
] as const;

/** Places of the fields that count. */
export const QUICK_PASS_FIELDS = { sentAt: 4, amount: 6, orderId: 11, fee: 15, txnType: 19 } as const;

/** The rows of the merchant's file (ZM): fixed widths, amounts in fen, the fee with a letter before it. */
export async function* quickPassRows(
  lines: AsyncIterable<string>,
  settleDay: string,
): AsyncGenerator<StatementRow> {
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const fields = fieldsOf(line);
    const txnType = fields[QUICK_PASS_FIELDS.txnType];
    if (txnType !== '01' && txnType !== '04') continue;
    const sentAt = fields[QUICK_PASS_FIELDS.sentAt] ?? '';
    // The file tells month and day alone: what was sent in December is settled in January.
    const year = Number(settleDay.slice(0, 4)) - (sentAt.slice(0, 2) > settleDay.slice(5, 7) ? 1 : 0);
    yield {
      kind: txnType === '01' ? 'payment' : 'refund',
      number: fields[QUICK_PASS_FIELDS.orderId] ?? '',
      amountFen: wholeOf(fields[QUICK_PASS_FIELDS.amount]),
      feeFen: feeOf(fields[QUICK_PASS_FIELDS.fee]),
      atMs: fromShanghaiTime(`${year}${sentAt}`) ?? Number.NaN,
    };
  }
}

function fieldsOf(line: string): string[] {
  let at = 0;
  return QUICK_PASS_WIDTHS.map((width) => {
    const field = line.slice(at, at + width).trim();
    at += width + 1;
    return field;
  });
}

const wholeOf = (digits: string | undefined): number =>
  /^\d+$/.test(digits ?? '') ? Number(digits) : Number.NaN;

/** `D` is taken from the merchant, `C` given. */
const feeOf = (text = ''): number => {
  const fen = wholeOf(text.slice(1));
  return text.startsWith('C') && fen > 0 ? -fen : fen;
};
