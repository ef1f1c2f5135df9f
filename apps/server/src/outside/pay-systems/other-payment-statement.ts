import { StatementBrokenError, type StatementRow } from '../payment-gateway';
import { fromShanghaiTime, signedFenOf } from './wire-formats';

/** The columns of the details of business, in the payment app's own words and order. */
export const OTHER_PAYMENT_COLUMNS = [
  '支付宝交易号',
  '商户订单号',
  '业务类型',
  '商品名称',
  '创建时间',
  '完成时间',
  '门店编号',
  '门店名称',
  '操作员',
  '终端号',
  '对方账户',
  '订单金额（元）',
  '商家实收（元）',
  '支付宝红包（元）',
  '集分宝（元）',
  '支付宝优惠（元）',
  '商家优惠（元）',
  '券核销金额（元）',
  '券名称',
  '商家红包消费金额（元）',
  '卡消费金额（元）',
  '退款批次号/请求号',
  '服务费（元）',
  '分润（元）',
  '备注',
] as const;

/** What the products are called: it may have commas in it, and nothing puts it in quotes. */
const FREE_COLUMN = '商品名称';

/** The rows of the details of business: notes that begin with `#`, a header, rows whose fields may end in tabs. */
export async function* otherPaymentRows(lines: AsyncIterable<string>): AsyncGenerator<StatementRow> {
  let names: string[] | undefined;
  for await (const line of lines) {
    if (line.startsWith('#') || line.trim() === '') continue;
    const fields = line.split(',').map((field) => field.trim());
    if (!names) {
      names = fields;
      continue;
    }
    const from = names.indexOf(FREE_COLUMN);
    const surplus = fields.length - names.length;
    const row = rowOf((name) => {
      const at = names?.indexOf(name) ?? -1;
      return at < 0 ? undefined : fields[at > from && surplus > 0 ? at + surplus : at];
    });
    if (row) yield row;
  }
  if (!names) throw new StatementBrokenError('The details of business have no header.');
}

function rowOf(
  field: (name: (typeof OTHER_PAYMENT_COLUMNS)[number]) => string | undefined,
): StatementRow | undefined {
  const isRefund = field('业务类型') === '退款';
  if (!isRefund && field('业务类型') !== '交易') return undefined;
  return {
    kind: isRefund ? 'refund' : 'payment',
    number: field(isRefund ? '退款批次号/请求号' : '商户订单号') ?? '',
    amountFen: Math.abs(signedFenOf(field('订单金额（元）'))),
    // What it keeps is negative there.
    feeFen: 0 - signedFenOf(field('服务费（元）')),
    atMs: fromShanghaiTime(field('完成时间')) ?? Number.NaN,
  };
}
