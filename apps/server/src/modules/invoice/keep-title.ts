import { type InvoiceTitleInput, invoiceTitles } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';
import type { DataProtection } from '../../security/data-protection';
import { newId } from '../../security/ids';
import { checkedTitle } from './rules';
import {
  clearDefaultTitle,
  insertTitle,
  lockMemberRow,
  makeDefaultTitle,
  sealTitle,
  updateTitle,
} from './title-store';

interface Deps {
  tx: Tx;
  protection: DataProtection;
}

type Typed = InvoiceTitleInput;

/** Adds a title to the book; resolves to its id. The limit and the single default hold under any concurrency. */
export async function addTitle({ tx, protection }: Deps, memberId: string, typed: Typed): Promise<string> {
  const title = checkedTitle(typed, 'normal');
  await lockMemberRow(tx, memberId);
  const isDefault = typed.isDefault ?? false;
  if (isDefault) await clearDefaultTitle(tx, memberId);
  const id = newId();
  const added = await insertTitle(tx, { id, memberId, cipher: sealTitle(protection, id, title), isDefault });
  if (!added) throw refuse('titleLimit', { detail: { n: invoiceTitles } });
  return id;
}

export async function editTitle(
  { tx, protection }: Deps,
  memberId: string,
  id: string,
  typed: Typed,
): Promise<void> {
  const title = checkedTitle(typed, 'normal');
  await lockMemberRow(tx, memberId);
  await updateTitle(tx, memberId, id, sealTitle(protection, id, title));
  if (typed.isDefault) await chooseDefault(tx, memberId, id);
}

/** Makes a title the default, in place of the one that was. Needs the member's lock. */
export async function chooseDefault(tx: Tx, memberId: string, id: string): Promise<void> {
  await clearDefaultTitle(tx, memberId);
  await makeDefaultTitle(tx, memberId, id);
}
