import type { LocalizedText, Picture, RefundRule } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { badInput } from '../../http/refusal';
import { newId } from '../../security/ids';
import { insertActivity, insertSessions, type NewSession } from './operate-store';

/** An activity for holders of annual cards, as its operator writes it. */
export interface NewCardActivity {
  id?: string;
  /** Its place in lists. */
  seq?: number;
  supplierId: string;
  name: LocalizedText;
  picture: Picture;
  intro: LocalizedText;
  /** The card types whose holders may join. */
  typeIds: readonly string[];
  sessions: readonly NewSession[];
  /** 0: it is free. */
  priceFen: number;
  perCard: number;
  refundRule: RefundRule;
  /** Default yes. */
  published?: boolean;
}

/** Puts an activity, its sessions and their places into the database; answers its id. */
export async function putCardActivity(tx: Tx, activity: NewCardActivity): Promise<string> {
  expectActivity(activity);
  const id = activity.id ?? `card-activity-${newId()}`;
  await insertActivity(tx, {
    ...{ id, seq: activity.seq ?? 0, supplier_id: activity.supplierId },
    ...{ name: JSON.stringify(activity.name), picture: JSON.stringify(activity.picture) },
    ...{ intro: JSON.stringify(activity.intro), type_ids: JSON.stringify(activity.typeIds) },
    ...{ price_fen: activity.priceFen, per_card: activity.perCard },
    ...{ refund_rule: JSON.stringify(activity.refundRule), published: activity.published ?? true },
  });
  await insertSessions(tx, id, activity.sessions);
  return id;
}

/** Further sessions of an activity; those that are there stay. */
export async function putSessions(
  tx: Tx,
  activityId: string,
  sessions: readonly NewSession[],
): Promise<void> {
  expectSessions(sessions);
  await insertSessions(tx, activityId, sessions);
}

function expectActivity({ name, typeIds, sessions, perCard }: NewCardActivity): void {
  if (!name['zh-Hans'] || !name.en) throw badInput([{ field: 'name', reason: 'In both languages' }]);
  if (typeIds.length === 0) throw badInput([{ field: 'typeIds', reason: 'At least 1' }]);
  if (perCard < 1) throw badInput([{ field: 'perCard', reason: 'At least 1' }]);
  expectSessions(sessions);
}

function expectSessions(sessions: readonly NewSession[]): void {
  if (sessions.some(({ from, to }) => to <= from))
    throw badInput([{ field: 'sessions', reason: 'Over before it begins' }]);
}
