import type { AppContext } from './context';
import { listDifferences, solveDifference } from './core/payments/difference-store';
import { failedRefunds } from './core/refunds/store';
import { failingWork } from './core/retries/store';
import { resendRefund } from './flows/send-refunds';
import { oddNotifications, solveOdd } from './modules/payment/odd-store';
import { addStaff, endStaff, resetStaff, rolesOf } from './operator/staff/join';
import { staffNamed } from './operator/staff/staff-store';

/** Lines of each kind at most. */
const SHOWN = 100;

export interface OperatorCommand {
  /** How it is written. */
  usage: string;
  /** Answers the lines to print. Throws a Refusal where there is no such thing. */
  run(app: AppContext, words: readonly string[]): Promise<string[]>;
}

const yuan = (fen: number | null): string => (fen === null ? '-' : (fen / 100).toFixed(2));
const at = (ms: number): string => new Date(ms).toISOString();

/** What the operator decides: what waits for them, and what they can say to it. */
export const operatorCommands: Readonly<Record<string, OperatorCommand>> = {
  waiting: {
    usage: 'waiting',
    async run({ db }) {
      const [refunds, odd, differences, failing] = await Promise.all([
        failedRefunds(db, SHOWN),
        oddNotifications(db, SHOWN),
        listDifferences(db, SHOWN),
        failingWork(db, SHOWN),
      ]);
      return [
        ...refunds.map((row) => `failed refund  ${row.id}  ${row.out_refund_no}  ${yuan(row.amount_fen)}`),
        ...odd.map(
          (row) =>
            `odd notification  ${row.id}  ${row.gateway}  ${row.number}  ${row.reason}  ${row.times} times, first ${at(row.received_ms)}`,
        ),
        ...differences
          .filter(({ state }) => state !== 'solved')
          .map(
            (row) =>
              `difference  ${row.id}  ${row.gateway} ${row.run_day}  ${row.number}  ${row.kind} of ${row.of}  ours ${yuan(row.ours_fen)}, theirs ${yuan(row.theirs_fen)}`,
          ),
        ...failing.map(
          (row) =>
            `failing  ${row.job}  ${row.subject_id}  ${row.attempts} tries, next ${at(row.next_ms)}  ${row.last_error}`,
        ),
      ];
    },
  },
  'resend-refund': {
    usage: 'resend-refund ID',
    async run(app, [id = '']) {
      await resendRefund(app, id);
      return [`Refund ${id} is sent again.`];
    },
  },
  'solve-odd': {
    usage: 'solve-odd ID',
    async run({ db, clock }, [id = '']) {
      await solveOdd(db, Number(id), clock.now());
      return [`Odd notification ${id} is solved.`];
    },
  },
  'staff-add': {
    usage: 'staff-add NAME ROLE...   (gate, orders, catalogue, money, admin)',
    async run(app, [name = '', ...words]) {
      const { path } = await addStaff(app, { name, roles: rolesOf(words) });
      return [`${name} joins within 24 hours by ${app.config.publicUrl}${path}`];
    },
  },
  'staff-reset': {
    usage: 'staff-reset NAME',
    async run(app, [name = '']) {
      const path = await resetStaff(app, (await staffNamed(app.db, name))?.id ?? '');
      return [`${name} joins anew within 24 hours by ${app.config.publicUrl}${path}`];
    },
  },
  'staff-end': {
    usage: 'staff-end NAME',
    async run(app, [name = '']) {
      await endStaff(app, (await staffNamed(app.db, name))?.id ?? '');
      return [`${name} works here no more.`];
    },
  },
  'solve-difference': {
    usage: 'solve-difference ID NOTE',
    async run({ db, clock }, [id = '', ...note]) {
      const isSolved = await solveDifference(db, Number(id), { note: note.join(' '), nowMs: clock.now() });
      return [isSolved ? `Difference ${id} is solved.` : `There is no open difference ${id}.`];
    },
  },
};
