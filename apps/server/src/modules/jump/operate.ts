import { randomInt } from 'node:crypto';
import { jumpCodeLength, jumpCodeSigns, type LocalizedText, linkKind } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { badInput, notFound } from '../../http/refusal';
import { activityPicture, insertCode } from './jump-store';
import { linkKindOf } from './link-kind';
import type { StoredBlock, StoredShare } from './tables';

/** A code as the operator makes it. */
export interface NewJumpCode {
  target: string;
  title: LocalizedText;
  subtitle: LocalizedText;
  buttonText: LocalizedText;
  auto: boolean;
  /** What the page shows in place of leading somewhere; empty: it leads to the target. */
  blocks?: StoredBlock[];
  /** Words that the page is shared with. Default: those of any page. */
  share?: StoredShare | null;
  /** The activity that it is about; its picture is shown. */
  activeId: string | null;
  startsMs: number;
  endsMs: number;
}

const newCode = (): string =>
  Array.from({ length: jumpCodeLength }, () => jumpCodeSigns[randomInt(jumpCodeSigns.length)]).join('');

/** Makes a jump code. Refuses a target that can't be read, an end before the start, and an activity that there is not. */
export async function makeJumpCode(tx: Tx, wanted: NewJumpCode, nowMs: number): Promise<string> {
  const { target, activeId, startsMs, endsMs, blocks = [], share = null } = wanted;
  const mode = blocks.length > 0 ? 'show' : 'go';
  if (mode === 'go' && linkKindOf(target) === linkKind.invalid)
    throw badInput([{ field: 'target', reason: 'No such link' }]);
  if (endsMs <= startsMs) throw badInput([{ field: 'endsMs', reason: 'Before the start' }]);
  const activity = activeId === null ? undefined : await activityPicture(tx, activeId);
  if (activeId !== null && !activity) throw notFound();
  for (;;) {
    const code = newCode();
    const isNew = await insertCode(tx, {
      ...{ code, target: target.trim(), active_id: activeId, auto: wanted.auto },
      title: JSON.stringify(wanted.title),
      subtitle: JSON.stringify(wanted.subtitle),
      button_text: JSON.stringify(wanted.buttonText),
      ...{ mode, blocks: JSON.stringify(blocks), share: share && JSON.stringify(share) },
      picture: activity?.picture ? JSON.stringify(activity.picture) : null,
      ...{ starts_ms: startsMs, ends_ms: endsMs, created_ms: nowMs },
    });
    if (isNew) return code;
  }
}
