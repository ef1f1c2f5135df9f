import { orderStatus, type UserCenterSummary } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/badge';
import { Card } from '../../../components/card';
import { Link } from '../../../components/link';
import { ChevronRightIcon, ClockIcon, RotateCwIcon, StarIcon, TicketIcon, WalletIcon } from '../../../icons';
import { useTexts } from '../../../texts';
import styles from './UserCenter.module.css';

export interface OrderEntriesProps {
  /** What is counted; undefined while it is not known, and then the ways stand without counts. */
  summary: UserCenterSummary | undefined;
  /** Where they lead: the orders of one status or all, what can be reviewed, money that comes back. */
  hrefs: { orders: (status?: number) => string; reviews: string; refunds: string };
}

const SIZE = 26;

/** The member's orders by what is to be done about them, with how many there are. Visitors see the same ways, uncounted. */
export function OrderEntries({ summary, hrefs }: OrderEntriesProps) {
  const { t } = useTexts();
  const inStatus = (status: number) => summary?.orderCounts.find((one) => one.status === status)?.count;
  const { pendingPayment, pendingConfirmation, pendingConsumption } = orderStatus;
  const entries: { href: string; words: string; icon: ReactNode; count: number | undefined }[] = [
    ...[
      { status: pendingPayment, icon: <WalletIcon size={SIZE} /> },
      { status: pendingConfirmation, icon: <ClockIcon size={SIZE} /> },
      { status: pendingConsumption, icon: <TicketIcon size={SIZE} /> },
    ].map(({ status, icon }) => ({
      href: hrefs.orders(status),
      words: t('member.me.orderStatus', { status: String(status) }),
      icon,
      count: inStatus(status),
    })),
    {
      href: hrefs.reviews,
      words: t('member.me.toReview'),
      icon: <StarIcon size={SIZE} />,
      count: summary?.toReview,
    },
    {
      href: hrefs.refunds,
      words: t('member.me.refunds'),
      icon: <RotateCwIcon size={SIZE} />,
      count: summary?.openRefunds,
    },
  ];
  return (
    <Card
      title={t('member.me.orders')}
      extra={
        <Link href={hrefs.orders()} className={styles.all}>
          {t('member.me.allOrders')}
          <ChevronRightIcon size={16} />
        </Link>
      }
    >
      <ul className={styles.orders}>
        {entries.map(({ href, words, icon, count }) => (
          <li key={href}>
            <Link href={href} className={styles.entry}>
              <Badge count={count ?? 0}>{icon}</Badge>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
