import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { shanghaiTime, yuanText } from '../../outside/pay-systems/wire-formats';
import { type DayEntry, dayEntries } from './day-entries';
import type { CashierDeps } from './deps';
import { CashierError } from './error';

const COLUMNS =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const SUM_COLUMNS =
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';

/** The messaging app's trade bills: one call names a day's file and its sum, another hands it over. */
export function billApi({ db, clock, config }: CashierDeps): Hono {
  const hono = new Hono();

  const entriesOf = (day: string) =>
    dayEntries(db, {
      gateway: 'wechat',
      tradeTypes: ['jsapi', 'mini', 'h5', 'native', 'app'],
      day,
      nowMs: clock.now(),
    });

  hono.get('/v3/bill/tradebill', async (context) => {
    const day = context.req.query('bill_date') ?? '';
    if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new CashierError(400, 'PARAM_ERROR', 'bill_date is wrong');
    const booked = await entriesOf(day);
    if (booked === 'notReady') throw new CashierError(400, 'STATEMENT_CREATING', 'The bill is being made');
    if (booked.entries.length === 0) throw new CashierError(400, 'NO_STATEMENT_EXIST', 'There is no bill');
    return context.json({
      hash_type: 'SHA1',
      hash_value: createHash('sha1').update(billText(config.merchantId, booked.entries)).digest('hex'),
      download_url: `${config.baseUrl}/v3/billdownload/file?token=${day}`,
    });
  });

  hono.get('/v3/billdownload/file', async (context) => {
    const booked = await entriesOf(context.req.query('token') ?? '');
    if (booked === 'notReady') throw new CashierError(404, 'RESOURCE_NOT_EXISTS', 'There is no such file');
    const text = billText(config.merchantId, booked.entries);
    return context.body(booked.isForged ? text.replace('SUCCESS', 'REVOKED') : text);
  });
  return hono;
}

/** Fees are told in yuan with five decimals. */
const feeText = (fen: number): string => `${fen < 0 ? '-' : ''}${yuanText(Math.abs(fen))}000`;

function billText(merchantId: string, entries: readonly DayEntry[]): string {
  const rows = entries.map((entry) => {
    const isRefund = entry.kind === 'refund';
    const yuan = yuanText(entry.amountFen);
    const [paid, back] = isRefund ? ['0.00', yuan] : [yuan, '0.00'];
    return [
      shanghaiTime(entry.atMs),
      'wx0000000000000000',
      merchantId,
      '0',
      '',
      isRefund ? '' : entry.ownNumber,
      entry.outTradeNo,
      '',
      'JSAPI',
      isRefund ? 'REFUND' : 'SUCCESS',
      'OTHERS',
      'CNY',
      paid,
      '0.00',
      isRefund ? entry.ownNumber : '0',
      isRefund ? entry.number : '0',
      back,
      '0.00',
      isRefund ? 'ORIGINAL' : '',
      isRefund ? 'SUCCESS' : '',
      '门票,成人',
      '',
      feeText(entry.feeFen),
      '0.60%',
      paid,
      back,
      '',
    ]
      .map((field) => `\`${field}`)
      .join(',');
  });
  const sum = (kind: DayEntry['kind']) =>
    yuanText(
      entries.filter((entry) => entry.kind === kind).reduce((total, entry) => total + entry.amountFen, 0),
    );
  const fees = feeText(entries.reduce((total, entry) => total + entry.feeFen, 0));
  const sums = [entries.length, sum('payment'), sum('refund'), '0.00', fees, sum('payment'), sum('refund')];
  return `\uFEFF${[COLUMNS, ...rows, SUM_COLUMNS, sums.map((field) => `\`${field}`).join(',')].join('\r\n')}\r\n`;
}
