import { isApiError } from '@yunyou/sdk';
import { bargainOf, boxOf, type CheckoutProblem, groupOf, type LineActivity } from '@yunyou/sdk/checkout';
import { ButtonLink } from '../../../components/button';
import { NoticeBar } from '../../../components/notice-bar';
import { Stack } from '../../../components/stack';
import { useTexts } from '../../../texts';
import { problemText } from '../booking-form/problem-text';
import styles from './ActivityNotice.module.css';

export interface ActivityRefusedProps {
  /** The activity that cannot be ordered in. */
  activity: LineActivity;
  /** Why not. */
  problem: CheckoutProblem;
  /** Pages that it leads to. */
  hrefs: {
    /** The thing on the page of its activity; with `groupId`, that group of it. */
    activity: (
      activity: Pick<LineActivity, 'activeId' | 'activeType' | 'activityProductId'> & {
        groupId?: string | undefined;
      },
    ) => string;
    /** The page of a group that the member is in. */
    group: (groupId: string) => string;
    /** The page of a bargain. */
    bargain: (bargainId: string) => string;
    /** The page of an order. */
    order: (orderId: string) => string;
  };
}

/** Why something cannot be ordered in its activity, in words, and where to go on. What was typed stays. */
export function ActivityRefused({ activity, problem, hrefs }: ActivityRefusedProps) {
  const texts = useTexts();
  const { t } = texts;
  const before = orderedBefore(problem);
  const ordered = bargainOf(activity) ? 'order.bargain.ordered' : 'order.held.ordered';
  return (
    <>
      <NoticeBar tone="danger" role="alert" tabIndex={-1} data-problem="" className={styles.notice}>
        {before === undefined ? problemText(texts, problem) : t(ordered)}
      </NoticeBar>
      {before === undefined ? (
        <>
          <p className={styles.hint}>{t('order.held.kept')}</p>
          <Ways activity={activity} problem={problem} hrefs={hrefs} />
        </>
      ) : (
        <ButtonLink href={hrefs.order(before)} variant="secondary" block>
          {t('order.held.toOrder')}
        </ButtonLink>
      )}
    </>
  );
}

/** Where to go on, by what is ordered in. */
function Ways({ activity, problem, hrefs }: ActivityRefusedProps) {
  const { t } = useTexts();
  if (groupOf(activity)) return <GroupWays activity={activity} problem={problem} hrefs={hrefs} />;
  const bargain = bargainOf(activity);
  if (boxOf(activity)) {
    return (
      <ButtonLink href={hrefs.activity(activity)} variant="secondary" block>
        {t('order.box.back')}
      </ButtonLink>
    );
  }
  return bargain ? (
    <ButtonLink href={hrefs.bargain(bargain.bargainId)} variant="secondary" block>
      {t('order.bargain.back')}
    </ButtonLink>
  ) : (
    <ButtonLink href={hrefs.activity(activity)} variant="secondary" block>
      {t('order.held.back')}
    </ButtonLink>
  );
}

/** Where to go on from a group that cannot be opened or joined: the member's own, others that can be, its page. */
function GroupWays({ activity, problem, hrefs }: ActivityRefusedProps) {
  const { t, instant } = useTexts();
  const error = problem.code === 'failed' && isApiError(problem.error) ? problem.error : undefined;
  const group = groupOf(activity);
  if (error?.rule === 'groupAlreadyJoined' || error?.rule === 'groupOpenAlready') {
    const { groupId, orderId } = error.detail;
    return (
      <Stack gap={2}>
        <ButtonLink href={hrefs.group(groupId)} block>
          {t('order.group.see')}
        </ButtonLink>
        <ButtonLink href={hrefs.order(orderId)} variant="secondary" block>
          {t('order.held.toOrder')}
        </ButtonLink>
      </Stack>
    );
  }
  const others = error?.rule === 'groupFull' ? error.detail.alternatives : [];
  const isOver = error?.rule === 'groupFull' || error?.rule === 'groupOver';
  return (
    <Stack gap={2}>
      {others.map(({ groupId, lacking, endsAtMs }) => (
        <ButtonLink key={groupId} href={hrefs.activity({ ...activity, groupId })} block>
          {t('order.group.other', { count: lacking, time: instant(endsAtMs) })}
        </ButtonLink>
      ))}
      <ButtonLink
        href={hrefs.activity({ ...activity, groupId: isOver ? undefined : group?.groupId })}
        variant="secondary"
        block
      >
        {t(isOver ? 'order.group.open' : 'order.group.back')}
      </ButtonLink>
    </Stack>
  );
}

/** The order that a place or a bargain was ordered with before, as the refusal names it. */
function orderedBefore(problem: CheckoutProblem): string | undefined {
  if (problem.code !== 'failed' || !isApiError(problem.error)) return undefined;
  const { orderId } = problem.error.detail as Record<string, unknown>;
  return problem.error.rule === 'transitionRefused' && typeof orderId === 'string' ? orderId : undefined;
}
