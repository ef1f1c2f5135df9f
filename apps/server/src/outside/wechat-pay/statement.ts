import { fromShanghaiTime, signedFenOf } from '../pay-systems/wire-formats';
import { StatementBrokenError, type StatementRow } from '../payment-gateway';

/** The first column of the sums that end the file. */
const SUMS = '总交易单数';

/**
 * The rows of a trade bill: a header, then rows whose every field begins with a backtick, then the sums. Columns are found by
 * their names, which have changed over the years.
 */
export async function* tradeBillRows(lines: AsyncIterable<string>): AsyncGenerator<StatementRow> {
  let names: string[] | undefined;
  for await (const line of lines) {
    if (line.trim() === '') continue;
    if (line.startsWith(SUMS)) return;
    if (!names) {
      names = line.replace(/^\uFEFF/, '').split(',');
      continue;
    }
    const fields = line.replace(/^`/, '').split(',`');
    const row = rowOf((...wanted) => {
      const at = wanted.map((name) => names?.indexOf(name) ?? -1).find((place) => place >= 0);
      return at === undefined ? undefined : fields[at]?.trim();
    });
    if (row) yield row;
  }
  throw new StatementBrokenError('The trade bill has no end.');
}

/** Nothing for what moved no money: payments revoked, refunds that did not work. */
function rowOf(field: (...names: string[]) => string | undefined): StatementRow | undefined {
  const base = {
    atMs: fromShanghaiTime(field('交易时间')) ?? Number.NaN,
    feeFen: signedFenOf(field('手续费')),
  };
  switch (field('交易状态')) {
    case 'SUCCESS':
      return {
        ...base,
        kind: 'payment',
        number: field('商户订单号') ?? '',
        // What was asked for; the other is after the platform's own vouchers.
        amountFen: signedFenOf(field('订单金额', '应结订单金额', '总金额')),
      };
    case 'REFUND':
      if (['FAIL', 'CHANGE'].includes(field('退款状态') ?? '')) return undefined;
      return {
        ...base,
        kind: 'refund',
        number: field('商户退款单号') ?? '',
        amountFen: signedFenOf(field('申请退款金额', '退款金额')),
      };
    default:
      return undefined;
  }
}
