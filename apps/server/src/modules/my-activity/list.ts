import type { MyActivity, Page, RequestOf } from '@yunyou/contract';
import type { Queries } from '../../database/connect';
import type { ActivitiesAsked, ActivityProvider } from './provider';

const DEFAULT_SIZE = 10;

/** A page of what a member takes part in of one kind; nothing where nobody answers for it. */
export async function listActivities(
  db: Queries,
  providers: readonly ActivityProvider[],
  who: Pick<ActivitiesAsked, 'memberId' | 'locale' | 'nowMs'>,
  { kind, page = 1, size = DEFAULT_SIZE }: RequestOf<'myActivity', 'list'>,
): Promise<Page<MyActivity>> {
  const provider = providers.find((one) => one.kind === kind);
  const { records, total } = (await provider?.list(db, { ...who, page, size })) ?? { records: [], total: 0 };
  return { records, total, size, current: page, pages: Math.ceil(total / size) };
}
