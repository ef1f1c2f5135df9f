import { html } from 'hono/html';
import { dayOf } from '../../clock';
import type { AppContext } from '../../context';
import { listDifferences, solveDifference } from '../../core/payments/difference-store';
import { newestRuns } from '../../core/payments/statement-store';
import type { Db } from '../../database/connect';
import { creditOrdersOfNothing, lastReconcilableDay, lookAgain, reconcileDay } from '../../flows/reconcile';
import { Refusal } from '../../http/refusal';
import { readSpoiledDays, SPOILINGS, type SpoiledDay, writeSpoiledDays } from '../cashier/day-entries';

/** Payment systems whose files the sandbox makes. */
const SPOILT_SYSTEMS = ['wechat', 'other-payment', 'quick-pass', 'short-video', 'bank'] as const;

/** The newest runs and differences, and which files are spoiled. */
export async function readReconciliation(db: Db) {
  const [runs, differences, spoiled] = await Promise.all([
    newestRuns(db, 30),
    listDifferences(db, 50),
    readSpoiledDays(db),
  ]);
  return {
    spoiled,
    runs: runs.map((run) => ({
      gateway: run.gateway,
      day: run.day,
      state: run.state,
      rows: run.rows,
      paidFen: run.paid_fen,
      refundedFen: run.refunded_fen,
      feeFen: run.fee_fen,
      sha1: run.sha1,
      error: run.error,
    })),
    differences: differences.map((difference) => ({
      id: difference.id,
      gateway: difference.gateway,
      day: difference.run_day,
      number: difference.number,
      of: difference.of,
      kind: difference.kind,
      oursFen: difference.ours_fen,
      theirsFen: difference.theirs_fen,
      state: difference.state,
      note: difference.note,
    })),
  };
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Compares a day again, with all payment systems or one; default the last day whose files are there. */
export async function reconcileAgain(app: AppContext, { day = '', gateway = '' }): Promise<string> {
  const wanted = day === '' ? lastReconcilableDay(app.clock.now()) : day;
  const systems = app.payments.systems.filter((system) => gateway === '' || system.name === gateway);
  if (!DAY.test(wanted) || wanted >= dayOf(app.clock.now()) || systems.length === 0) {
    throw new Refusal(400, { 'zh-Hans': '没有这一天或这个渠道', en: 'No such day or payment system' });
  }
  await creditOrdersOfNothing(app);
  const outcomes: string[] = [];
  for (const system of systems) {
    const outcome = await reconcileDay(app, system, wanted, { again: true }).catch((error) => {
      app.log.error({ err: error, day: wanted, gateway: system.name }, 'reconciliation failed');
      return 'failed';
    });
    outcomes.push(`${system.name} ${outcome}`);
    await lookAgain(app, system).catch((error) => app.log.error({ err: error }, 'reconciliation failed'));
  }
  return `${wanted}: ${outcomes.join(', ')}`;
}

/** Makes a payment system's file of a day come late, be forged, or lack, double, change or invent a row. */
export async function spoilDay(
  db: Db,
  { gateway = '', day = '', how = '', number = '' }: Partial<Record<keyof SpoiledDay, string>>,
): Promise<void> {
  const spoiling = SPOILINGS.find((one) => one === how);
  if (!spoiling || !DAY.test(day) || !SPOILT_SYSTEMS.some((name) => name === gateway)) {
    throw new Refusal(400, { 'zh-Hans': '请选择渠道、日期和方式', en: 'Choose a system, a day and a way' });
  }
  await writeSpoiledDays(db, [...(await readSpoiledDays(db)), { gateway, day, how: spoiling, number }]);
}

export const mendDays = (db: Db): Promise<void> => writeSpoiledDays(db, []);

/** The operator has looked into a difference. */
export async function solve(app: AppContext, { id = '', note = '' }): Promise<void> {
  if (await solveDifference(app.db, Number(id), { note, nowMs: app.clock.now() })) return;
  throw new Refusal(404, { 'zh-Hans': '没有这条未解决的差异', en: 'There is no such open difference' });
}

/** What a day's file can be spoiled by, and a day to compare again. */
export const reconciliationForms = (spoiled: readonly SpoiledDay[], nowMs: number) => {
  const yesterday = lastReconcilableDay(nowMs);
  const day = html`<label>日期 Day <input name="day" value="${yesterday}" size="10" required></label>`;
  return html`<form method="post" action="console/reconciliation/day">${day} <button>对账 Reconcile</button></form>
<form method="post" action="console/reconciliation/spoil">${day}
<label>渠道 System <select name="gateway">${SPOILT_SYSTEMS.map((name) => html`<option>${name}</option>`)}</select></label>
<label>方式 Way <select name="how">${SPOILINGS.map((how) => html`<option>${how}</option>`)}</select></label>
<label>单号 Number <input name="number" size="26"></label>
<button>弄坏文件 Spoil</button></form>
<form method="post" action="console/reconciliation/mend"><button>恢复文件 Mend</button></form>
${spoiled.map((one) => html`<p class="soft">${one.gateway} ${one.day} ${one.how} ${one.number}</p>`)}`;
};
