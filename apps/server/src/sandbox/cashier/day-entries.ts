import { instantOf } from '../../clock';
import type { Queries } from '../../database/connect';
import type { StatementRow, TradeType } from '../../outside/payment-gateway';

/** What a payment system of the sandbox books, as its day file will tell it. */
export interface DayEntry extends StatementRow {
  /** The payment's own number here, and for a refund the number of its payment. */
  outTradeNo: string;
  ownNumber: string;
}

/** Ways to spoil a day's file. `late`: it is not made yet. `forged`: it is not the one its sum was made of. */
export const SPOILINGS = ['leftOut', 'otherAmount', 'twice', 'unknown', 'late', 'forged'] as const;
export type Spoiling = (typeof SPOILINGS)[number];

export interface SpoiledDay {
  /** The payment system's name. */
  gateway: string;
  day: string;
  how: Spoiling;
  /** Which booking; default the day's first. */
  number: string;
}

const SETTING = 'spoiledDays';
const DAY_MS = 86_400_000;
/** Files of the day before are there from this time on. */
const READY_AT = '10:00:00+08:00';

export async function readSpoiledDays(db: Queries): Promise<SpoiledDay[]> {
  const row = await db
    .selectFrom('sandbox_settings')
    .select('value')
    .where('key', '=', SETTING)
    .executeTakeFirst();
  return (row?.value as SpoiledDay[] | undefined) ?? [];
}

export async function writeSpoiledDays(db: Queries, days: readonly SpoiledDay[]): Promise<void> {
  const value = JSON.stringify(days);
  await db
    .insertInto('sandbox_settings')
    .values({ key: SETTING, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** What the sandbox's payment systems keep of a payment: 0.6 %, half up. */
const feeOf = (amountFen: number): number => Math.floor((amountFen * 6 + 500) / 1_000);

interface Wanted {
  gateway: string;
  tradeTypes: readonly TradeType[];
  day: string;
  nowMs: number;
  /** Whether its file tells a fee. */
  withFee?: boolean;
}

/** What one of the payment systems booked on a day, spoiled as the console asks; `notReady` before its file is made. */
export async function dayEntries(
  db: Queries,
  { gateway, tradeTypes, day, nowMs, withFee = true }: Wanted,
): Promise<{ entries: DayEntry[]; isForged: boolean } | 'notReady'> {
  const spoiled = (await readSpoiledDays(db)).filter((one) => one.gateway === gateway && one.day === day);
  const readyMs = Date.parse(`${day}T${READY_AT}`) + DAY_MS;
  if (nowMs < readyMs || spoiled.some(({ how }) => how === 'late')) return 'notReady';
  const fromMs = instantOf(day);
  const payments = await db
    .selectFrom('sandbox_cashier_transactions')
    .select(['out_trade_no', 'transaction_id', 'amount_fen', 'paid_ms'])
    .where('trade_type', 'in', [...tradeTypes])
    .where('paid_ms', '>=', fromMs)
    .where('paid_ms', '<', fromMs + DAY_MS)
    .orderBy('paid_ms')
    .orderBy('out_trade_no')
    .execute();
  const refunds = await db
    .selectFrom('sandbox_cashier_refunds as r')
    .innerJoin('sandbox_cashier_transactions as t', 't.out_trade_no', 'r.out_trade_no')
    .select(['r.out_refund_no', 'r.out_trade_no', 'r.refund_id', 'r.amount_fen', 'r.created_ms'])
    .where('t.trade_type', 'in', [...tradeTypes])
    .where('r.state', '=', 'SUCCESS')
    .where('r.created_ms', '>=', fromMs)
    .where('r.created_ms', '<', fromMs + DAY_MS)
    .orderBy('r.created_ms')
    .orderBy('r.out_refund_no')
    .execute();
  const fee = (amountFen: number) => (withFee ? feeOf(amountFen) : 0);
  const entries: DayEntry[] = [
    ...payments.map((payment) => ({
      kind: 'payment' as const,
      number: payment.out_trade_no,
      outTradeNo: payment.out_trade_no,
      ownNumber: payment.transaction_id ?? '',
      amountFen: payment.amount_fen,
      feeFen: fee(payment.amount_fen),
      atMs: payment.paid_ms ?? fromMs,
    })),
    ...refunds.map((refund) => ({
      kind: 'refund' as const,
      number: refund.out_refund_no,
      outTradeNo: refund.out_trade_no,
      ownNumber: refund.refund_id,
      amountFen: refund.amount_fen,
      feeFen: 0 - fee(refund.amount_fen),
      atMs: refund.created_ms,
    })),
  ];
  return {
    entries: spoiled.reduce((kept, one) => spoil(kept, one, fromMs), entries),
    isForged: spoiled.some(({ how }) => how === 'forged'),
  };
}

function spoil(entries: DayEntry[], { how, number }: SpoiledDay, fromMs: number): DayEntry[] {
  if (how === 'unknown') {
    const own = number === '' ? `${entries[0]?.number.slice(0, 15) ?? ''}9UNKNOWN9` : number;
    return [
      ...entries,
      {
        kind: 'payment',
        number: own,
        outTradeNo: own,
        ownNumber: '0',
        amountFen: 100,
        feeFen: 1,
        atMs: fromMs,
      },
    ];
  }
  const at = Math.max(
    0,
    entries.findIndex((entry) => entry.number === number),
  );
  return entries.flatMap((entry, index) => {
    if (index !== at) return [entry];
    if (how === 'leftOut') return [];
    if (how === 'otherAmount') return [{ ...entry, amountFen: entry.amountFen + 1 }];
    return how === 'twice' ? [entry, entry] : [entry];
  });
}
