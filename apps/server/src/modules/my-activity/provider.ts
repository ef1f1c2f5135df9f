import type { Locale, MyActivity, MyActivityKind } from '@yunyou/contract';
import type { Queries } from '../../database/connect';

export interface ActivitiesAsked {
  memberId: string;
  locale: Locale;
  nowMs: number;
  page: number;
  size: number;
}

/** Something a member takes part in, and when it changed last, for an order with those of others. */
export interface TakenPart extends Omit<MyActivity, 'agreedAtMs'> {
  changedMs?: number;
}

/** What answers for one kind of what members take part in: a marketing module. */
export interface ActivityProvider {
  kind: MyActivityKind;
  /** A page of a member's, the newest first, and how many there are. */
  list(db: Queries, asked: ActivitiesAsked): Promise<{ records: TakenPart[]; total: number }>;
}
