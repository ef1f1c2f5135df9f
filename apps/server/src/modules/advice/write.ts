import {
  type AdviceState,
  adviceAppendMax,
  advicePerDay,
  adviceReplyMax,
  type RequestOf,
} from '@yunyou/contract';
import { dayOf, instantOf } from '../../clock';
import type { Tx } from '../../database/connect';
import { badInput, notFound, refuse } from '../../http/refusal';
import { cell, type DataProtection } from '../../security/data-protection';
import { newId, randomDigits } from '../../security/ids';
import { tell } from '../message/tell';
import { cleanText } from '../review/text';
import {
  addReply,
  changeSuggestion,
  countSince,
  insertSuggestion,
  isOwnOrder,
  lockMember,
  lockSuggestion,
  type SuggestionRow,
} from './store';

interface Deps {
  tx: Tx;
  protection: DataProtection;
  memberId: string;
  nowMs: number;
}

const mobileCell = (id: string) => cell('suggestions', 'mobile_cipher', id);

/** The number to call, masked by whoever shows it. */
export const mobileOf = (
  protection: DataProtection,
  row: Pick<SuggestionRow, 'id' | 'mobile_cipher'>,
): string => (row.mobile_cipher === '' ? '' : protection.decrypt(row.mobile_cipher, mobileCell(row.id)));

/** Words of a person without what cannot be seen; refuses what is nothing then. */
function wordsOf(text: string): string {
  const words = cleanText(text);
  if (words === '') throw badInput([{ field: 'text', reason: 'Nothing that can be seen' }]);
  return words;
}

/** Makes a suggestion; so many a day. */
export async function addSuggestion(
  { tx, protection, memberId, nowMs }: Deps,
  { kind, text, pictureKeys, orderId, mobile }: RequestOf<'advice', 'add'>,
): Promise<{ id: string; sn: string }> {
  const member = await lockMember(tx, memberId);
  if ((await countSince(tx, memberId, instantOf(dayOf(nowMs)))) >= advicePerDay) {
    throw refuse('adviceLimit', { detail: { n: advicePerDay } });
  }
  if (orderId !== null && !(await isOwnOrder(tx, memberId, orderId))) throw notFound();
  const id = newId();
  const sn = `YJ${dayOf(nowMs).replaceAll('-', '')}${randomDigits(10)}`;
  const own = member.mobile_cipher
    ? protection.decrypt(member.mobile_cipher, cell('members', 'mobile_cipher', memberId))
    : '';
  const number = mobile ?? own;
  await insertSuggestion(tx, {
    id,
    sn,
    member_id: memberId,
    kind,
    text: wordsOf(text),
    pictures: JSON.stringify(pictureKeys),
    order_id: orderId,
    mobile_cipher: number === '' ? '' : protection.encrypt(number, mobileCell(id)),
    state: 'submitted',
    created_ms: nowMs,
  });
  return { id, sn };
}

/** How often something can be added to it now. */
export const appendsLeft = ({ state, appended }: Pick<SuggestionRow, 'state' | 'appended'>): number =>
  state === 'closed' ? 0 : adviceAppendMax - appended;

/** Adds to a member's own suggestion; one that was answered is looked at again. */
export async function appendSuggestion(
  { tx, memberId, nowMs }: Omit<Deps, 'protection'>,
  { id, text, pictureKeys }: RequestOf<'advice', 'append'>,
): Promise<{ state: AdviceState; appendsLeft: number }> {
  const row = await lockSuggestion(tx, id);
  if (row.member_id !== memberId) throw notFound();
  if (row.state === 'closed') throw refuse('adviceClosed');
  if (appendsLeft(row) === 0) throw refuse('adviceAppended', { detail: { n: adviceAppendMax } });
  const after = {
    state: row.state === 'replied' ? 'processing' : row.state,
    appended: row.appended + 1,
  } as const;
  await addReply(tx, id, { author: 'member', text: wordsOf(text), pictures: pictureKeys, atMs: nowMs });
  await changeSuggestion(tx, id, after);
  return { state: after.state, appendsLeft: appendsLeft(after) };
}

/** The operator answers; the member is told. */
export async function replyToSuggestion(
  tx: Tx,
  id: string,
  { text, nowMs }: { text: string; nowMs: number },
): Promise<void> {
  const words = cleanText(text);
  if (words === '' || [...words].length > adviceReplyMax) {
    throw badInput([{ field: 'text', reason: `1 to ${adviceReplyMax} characters` }]);
  }
  const row = await lockSuggestion(tx, id);
  if (row.state === 'closed') throw refuse('adviceClosed');
  const seq = await addReply(tx, id, { author: 'operator', text: words, pictures: [], atMs: nowMs });
  await changeSuggestion(tx, id, { state: 'replied' });
  await tell(tx, {
    memberId: row.member_id,
    template: 'adviceReplied',
    parameters: { sn: row.sn, text: words },
    subjectId: id,
    once: `advice:${id}:${seq}`,
    nowMs,
  });
}

/** The operator takes a suggestion up, or closes it. */
export async function moveSuggestion(tx: Tx, id: string, state: 'processing' | 'closed'): Promise<void> {
  const row = await lockSuggestion(tx, id);
  if (row.state === 'closed') throw refuse('adviceClosed');
  await changeSuggestion(tx, id, { state });
}
