import type { GroupDetail } from '@yunyou/contract';
import { Timeline, type TimelineItem } from '../../../components/timeline';
import { useTexts } from '../../../texts';

const tones: Partial<Record<string, TimelineItem['tone']>> = {
  formed: 'success',
  failed: 'danger',
  refunded: 'success',
};

/** What happened to a group, the latest first: on top the money that is on its way back, with how long that takes. */
export function GroupTimeline({ detail: { timeline, refund } }: { detail: GroupDetail }) {
  const { t, instant, money } = useTexts();
  const isBack = refund?.status === 'refunded';
  // The event tells that it is back; until then the request does.
  const onItsWay: TimelineItem[] =
    refund && !timeline.some(({ event }) => event === 'refunded')
      ? [
          {
            key: `refund-${refund.refundId}`,
            tone: 'primary',
            title: `${t('groupBuy.refund', { amount: money(refund.fen) })} · ${t('groupBuy.refund.state', { state: refund.status })}`,
            description: !isBack && t('groupBuy.refund.usual'),
            time: instant(refund.atMs),
          },
        ]
      : [];
  const events = timeline.toReversed().map(({ event, name, atMs }, place) => ({
    key: `${timeline.length - place} ${event}`,
    tone: tones[event] ?? 'plain',
    title: t('groupBuy.event', { event, name }),
    description: event === 'refunded' && refund ? money(refund.fen) : undefined,
    time: instant(atMs),
  }));
  return <Timeline items={[...onItsWay, ...events]} />;
}
