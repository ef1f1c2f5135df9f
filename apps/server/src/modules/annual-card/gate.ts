import {
  type BusinessRule,
  type CardEntryWay,
  cardEntryCancelMinutes,
  cardWrongCodesMax,
  cardWrongCodesMinutes,
  type LocalizedText,
} from '@yunyou/contract';
import { dayOf, timeOf } from '../../clock';
import type { Tx } from '../../database/connect';
import { notFound, refuse } from '../../http/refusal';
import type { DataProtection } from '../../security/data-protection';
import { newId } from '../../security/ids';
import { cancelEntryRow, insertEntry, lockEntry, visitsOf } from './entries-store';
import { readCode, stepOf } from './entry-code';
import { type Denial, denialOf } from './gate-checks';
import { countWrong, type Holder, hasFace, lockHolder, useStep } from './gate-store';
import { secretCell } from './issue';

const MINUTE_MS = 60_000;
const WRONG_WINDOW_MS = cardWrongCodesMinutes * MINUTE_MS;

/** Somebody at a gate: with a code that is scanned, or a person whom the gate knows by their document or face. */
export interface Passage {
  spotId: string;
  gate: string;
  way: CardEntryWay;
  /** With way `code`. */
  code?: string;
  /** With the other ways. */
  personId?: string;
  /** Whether it is the holder, by the portrait or the document. */
  isHolder: boolean;
}

export interface Passed {
  outcome: 'admitted' | 'refused';
  /** Of the entry; null where nobody was told by the code. */
  entryId: string | null;
  personId: string | null;
  rule: BusinessRule | null;
  /** What the gate says. */
  words: LocalizedText | null;
}

interface Deps {
  protection: DataProtection;
  nowMs: number;
}

/** Decides about one passage, with the person locked, and writes it down; what is refused, too. At most six statements. */
export async function enter(tx: Tx, deps: Deps, passage: Passage): Promise<Passed> {
  const code = passage.way === 'code' ? readCode(passage.code ?? '') : undefined;
  if (passage.way === 'code' && !code) return unknown();
  const by = code ? { personNo: code.personNo } : { personId: passage.personId ?? '' };
  const holder = await lockHolder(tx, by);
  if (!holder) {
    if (code) return unknown();
    throw notFound();
  }
  const denied =
    (code && (await codeDenial(tx, deps, { holder, digits: code.digits, gate: passage.gate }))) ??
    (await lookDenial(tx, holder, passage));
  return denied ? writeDown(tx, deps, { holder, passage, denied }) : decide(tx, deps, { holder, passage });
}

const unknown = (): Passed => {
  const { text } = refuse('cardCodeWrong');
  return { outcome: 'refused', entryId: null, personId: null, rule: 'cardCodeWrong', words: text };
};

/** Whether the code is of this moment, and was not shown at this gate before; too many wrong ones ask for the document. */
async function codeDenial(
  tx: Tx,
  { protection, nowMs }: Deps,
  { holder, digits, gate }: { holder: Holder; digits: string; gate: string },
): Promise<Denial | undefined> {
  const isCounting = holder.wrong_since_ms !== null && holder.wrong_since_ms > nowMs - WRONG_WINDOW_MS;
  if (isCounting && holder.wrong_codes >= cardWrongCodesMax) return { rule: 'cardDocumentNeeded' };
  const secret = protection.decrypt(holder.secret_cipher, secretCell(holder.id));
  const step = stepOf(digits, { secret, atMs: nowMs, dayOf });
  if (step === undefined) {
    await countWrong(tx, holder.id, { nowMs, windowMs: WRONG_WINDOW_MS });
    return { rule: 'cardCodeWrong' };
  }
  return (await useStep(tx, { personId: holder.id, gate, step })) ? undefined : { rule: 'cardCodeWrong' };
}

/** Somebody else, or a face of which nothing is kept: the document is asked for. */
async function lookDenial(tx: Tx, { id }: Holder, { way, isHolder }: Passage): Promise<Denial | undefined> {
  const isSeen = isHolder && (way !== 'face' || (await hasFace(tx, id)));
  return isSeen ? undefined : { rule: 'cardDocumentNeeded' };
}

async function decide(
  tx: Tx,
  deps: Deps,
  { holder, passage }: { holder: Holder; passage: Passage },
): Promise<Passed> {
  const { nowMs } = deps;
  const { spotId } = passage;
  const day = dayOf(nowMs);
  const visits = await visitsOf(tx, { personId: holder.id, cardId: holder.card_id, spotId, day });
  const card = { status: holder.card_status, held_ms: holder.held_ms, terms: holder.terms };
  const denied = denialOf({ card, person: holder, spotId, day, time: timeOf(nowMs), nowMs, visits });
  return writeDown(tx, deps, { holder, passage, denied, seq: visits.last_seq + 1 });
}

async function writeDown(
  tx: Tx,
  { nowMs }: Deps,
  {
    holder,
    passage: { spotId, gate, way },
    denied,
    seq = 1,
  }: { holder: Holder; passage: Passage; denied?: Denial | undefined; seq?: number },
): Promise<Passed> {
  const id = newId();
  const words = denied ? refuse(denied.rule, { text: denied.text }).text : null;
  const outcome = denied ? 'refused' : 'admitted';
  await insertEntry(tx, {
    ...{ id, card_id: holder.card_id, person_id: holder.id, spot_id: spotId, day: dayOf(nowMs) },
    ...{ seq: denied ? null : seq, way, gate, at_ms: nowMs, outcome },
    ...{ rule: denied?.rule ?? null, refusal: words && JSON.stringify(words) },
  });
  return { outcome, entryId: id, personId: holder.id, rule: denied?.rule ?? null, words };
}

/** The operator takes an entry back, for a while after it; it counts no more. */
export async function cancelEntry(tx: Tx, nowMs: number, entryId: string): Promise<void> {
  const entry = await lockEntry(tx, entryId);
  const isOver = nowMs - entry.at_ms > cardEntryCancelMinutes * MINUTE_MS;
  if (entry.outcome !== 'admitted' || isOver) throw refuse('cardStateChanged');
  await cancelEntryRow(tx, entryId);
}
