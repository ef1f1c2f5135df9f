import { orderStatus } from '@yunyou/contract';
import { Badge } from '../../../components/badge';
import { Card } from '../../../components/card';
import { Link } from '../../../components/link';
import { ChevronRightIcon, CircleCheckIcon, ClockIcon, TicketIcon, WalletIcon } from '../../../icons';
import { useResource, useSdk, useSession } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './UserCenter.module.css';

export interface OrderEntriesProps {
  /** The order list, of one status or of all. */
  hrefOf: (status?: number) => string;
}

/** `counted`: orders that wait for something; how many have been done is no news. */
const entries = [
  { status: orderStatus.pendingPayment, Icon: WalletIcon, counted: true },
  { status: orderStatus.pendingConfirmation, Icon: ClockIcon, counted: true },
  { status: orderStatus.pendingConsumption, Icon: TicketIcon, counted: true },
  { status: orderStatus.complete, Icon: CircleCheckIcon, counted: false },
];

/** The member's orders by what is to be done about them, with how many there are. Visitors see the same ways, uncounted. */
export function OrderEntries({ hrefOf }: OrderEntriesProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const { isMember } = useSession();
  const { value: counts = [] } = useResource(
    async () => (isMember ? sdk.orders.counts() : []),
    [sdk, isMember],
  );
  return (
    <Card
      title={t('member.me.orders')}
      extra={
        <Link href={hrefOf()} className={styles.all}>
          {t('member.me.allOrders')}
          <ChevronRightIcon size={16} />
        </Link>
      }
    >
      <ul className={styles.orders}>
        {entries.map(({ status, Icon, counted }) => {
          const words = t('member.me.orderStatus', { status: String(status) });
          const count = counted ? (counts.find((one) => one.status === status)?.count ?? 0) : 0;
          return (
            <li key={status}>
              <Link href={hrefOf(status)} className={styles.order}>
                <Badge count={count}>
                  <Icon size={26} />
                </Badge>
                {words}
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
