import { nftLimitKeyDays } from '@yunyou/contract';
import type { AppContext } from '../context';
import { inTransaction } from '../database/transaction';
import { tell } from '../modules/message/tell';
import {
  type CertificateRow,
  destroyLimitKeys,
  noteIssued,
  noteLate,
  pieceToTellOf,
  takeDue,
} from '../modules/nft/certificates-store';
import type { LedgerEntry } from '../outside/certificate-ledger';

/** So many are entered in one run, and so many asked for at once. */
const BATCH = 200;
const AT_ONCE = 10;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Waits after so many tries, minutes; then the last of them again and again. */
const WAITS = [1, 5, 30, 60] as const;

const waitMs = (tries: number) => (WAITS[Math.min(tries, WAITS.length - 1)] ?? 60) * MINUTE_MS;

/** Has the ledger enter pieces that are not there yet. One that fails keeps no other waiting; a ledger that is silent is left alone. */
export async function enterCertificates(app: AppContext): Promise<void> {
  const { db, clock } = app;
  for (let taken = 0; taken < BATCH; taken += AT_ONCE) {
    const due = await inTransaction(db, (tx) => takeDue(tx, { nowMs: clock.now(), limit: AT_ONCE, waitMs }));
    const entered = await Promise.all(due.map((row) => enter(app, row)));
    if (due.length < AT_ONCE || !entered.includes(true)) return;
  }
}

/** Whether it was entered. */
async function enter(app: AppContext, row: CertificateRow): Promise<boolean> {
  const { db, log } = app;
  const entry = await ask(app, row).catch((error) => {
    log.warn({ err: error, id: row.piece_id, job: 'certificates' }, 'the ledger did not answer');
    return undefined;
  });
  if (entry) await keep(app, row.piece_id, entry);
  else await noteLate(db, row.piece_id);
  return entry !== undefined;
}

/** After a failure it may be there already. */
const ask = async ({ ledger }: AppContext, { hash, tries }: CertificateRow): Promise<LedgerEntry> =>
  (tries > 0 ? await ledger.query(hash) : undefined) ?? ledger.issue(hash);

const keep = ({ db, clock, ledger }: AppContext, pieceId: string, entry: LedgerEntry): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await noteIssued(tx, pieceId, { network: ledger.network, ...entry }))) return;
    const piece = await pieceToTellOf(tx, pieceId);
    if (!piece) return;
    await tell(tx, {
      ...{ memberId: piece.member_id, template: 'certificateIssued', subjectId: pieceId },
      parameters: { title: piece.name, serial: `${piece.serial_no}/${piece.total}` },
      ...{ once: `certificate:${pieceId}`, nowMs: clock.now() },
    });
  });

/** Persons of an activity that ended long ago can no longer be told apart. */
export const forgetLimitKeys = ({ db, clock }: AppContext): Promise<void> =>
  destroyLimitKeys(db, clock.now() - nftLimitKeyDays * DAY_MS);
