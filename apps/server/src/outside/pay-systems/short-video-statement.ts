import type { StatementRow } from '../payment-gateway';
import { fromShanghaiTime, signedFenOf } from './wire-formats';

/** The columns of the platform's two bills. */
export const SHORT_VIDEO_COLUMNS = {
  payment: [
    '序号',
    '支付时间',
    '商户号',
    'openId',
    '订单号',
    '平台订单号',
    '渠道订单号',
    '订单金额',
    '支付方式',
    '支付状态',
  ],
  refund: [
    '序号',
    '退款时间',
    '商户号',
    'openId',
    '订单号',
    '渠道订单号',
    '订单金额',
    '支付方式',
    '退款类型',
    '退款单号',
    '平台退款单号',
    '退款状态',
    '退款完成时间',
    '退款金额',
  ],
} as const;

/** The rows of one of the platform's bills: a header, then a line each. Its fee is taken later, when it settles. */
export function* shortVideoRows(kind: 'payment' | 'refund', text: string): Generator<StatementRow> {
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = cells(header);
  const isPayment = kind === 'payment';
  for (const line of lines) {
    if (line.trim() === '') continue;
    const fields = cells(line);
    const field = (name: string) => fields[names.indexOf(name)];
    if (!/SUCCESS|成功/i.test(field(isPayment ? '支付状态' : '退款状态') ?? '')) continue;
    yield {
      kind,
      number: field(isPayment ? '订单号' : '退款单号') ?? '',
      amountFen: amountOf(field(isPayment ? '订单金额' : '退款金额')),
      feeFen: 0,
      atMs: fromShanghaiTime(field(isPayment ? '支付时间' : '退款时间')) ?? Number.NaN,
    };
  }
}

const cells = (line: string): string[] =>
  line.split(/[,\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

/** The platform counts in fen; an amount with a point is in yuan. */
const amountOf = (text = ''): number =>
  text.includes('.') ? signedFenOf(text) : /^\d+$/.test(text) ? Number(text) : Number.NaN;
