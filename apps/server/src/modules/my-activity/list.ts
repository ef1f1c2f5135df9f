import type { MyActivity, Page, RequestOf } from '@yunyou/contract';
import type { Queries } from '../../database/connect';
import { lastAgreements } from '../activity/agreements-store';
import type { ActivitiesAsked, ActivityProvider, TakenPart } from './provider';

const DEFAULT_SIZE = 10;

/** A page of what a member takes part in of one kind, whoever answers for it; nothing where nobody does. */
export async function listActivities(
  db: Queries,
  providers: readonly ActivityProvider[],
  who: Pick<ActivitiesAsked, 'memberId' | 'locale' | 'nowMs'>,
  { kind, page = 1, size = DEFAULT_SIZE }: RequestOf<'myActivity', 'list'>,
): Promise<Page<MyActivity>> {
  const own = providers.filter((one) => one.kind === kind);
  const isOne = own.length <= 1;
  // Of several each is read up to this page; what changed last comes first.
  const asked = isOne ? { ...who, page, size } : { ...who, page: 1, size: page * size };
  const lists = await Promise.all(own.map((provider) => provider.list(db, asked)));
  const total = lists.reduce((sum, list) => sum + list.total, 0);
  const found = lists.flatMap(({ records }) => records);
  const records = isOne
    ? found
    : found.sort((a, b) => (b.changedMs ?? 0) - (a.changedMs ?? 0)).slice((page - 1) * size, page * size);
  const agreed = await lastAgreements(
    db,
    who.memberId,
    records.flatMap(({ activeId }) => activeId ?? []),
  );
  return {
    records: records.map((one) => told(one, agreed)),
    total,
    size,
    current: page,
    pages: Math.ceil(total / size),
  };
}

const told = ({ changedMs: _, ...activity }: TakenPart, agreed: ReadonlyMap<string, number>): MyActivity => ({
  ...activity,
  agreedAtMs: agreed.get(activity.activeId ?? '') ?? null,
});
