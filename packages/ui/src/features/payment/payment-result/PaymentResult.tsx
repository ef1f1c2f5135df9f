import { orderType } from '@yunyou/contract';
import type { MessageId } from '@yunyou/i18n';
import { type ReactNode, useRef } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Price } from '../../../components/price';
import { Spinner } from '../../../components/spinner';
import { CircleAlertIcon, CircleCheckIcon, ClockIcon, RotateCwIcon, UsersRoundIcon } from '../../../icons';
import { useTexts } from '../../../texts';
import { vouchersTextOf } from '../../order/order-detail/vouchers-text';
import styles from './PaymentResult.module.css';
import type { PaymentView } from './payment-view';
import { usePaymentState } from './use-payment-state';

export interface PaymentResultProps {
  /** The order that was paid for. */
  orderId: string;
  /** Addresses of the pages this one leads to. `group`: the page of the group that is waited for. */
  hrefs: {
    order: string;
    vouchers: string;
    payment: string;
    home: string;
    group: (groupId: string) => string;
  };
}

type Action = 'check' | 'payment' | 'vouchers' | 'order' | 'group';

/** Per view: picture, words, and what can be done, the likeliest first. */
const views: Readonly<
  Record<PaymentView, { icon: ReactNode; title: MessageId; text: MessageId; actions: readonly Action[] }>
> = {
  asking: {
    icon: <Spinner size={40} />,
    title: 'payment.result.asking',
    text: 'payment.result.askingText',
    actions: [],
  },
  paid: {
    icon: <CircleCheckIcon size={56} className={styles.good} />,
    title: 'payment.result.paid',
    text: 'payment.result.paidText',
    actions: ['vouchers', 'order'],
  },
  toShip: {
    icon: <CircleCheckIcon size={56} className={styles.good} />,
    title: 'payment.result.paid',
    text: 'payment.result.paidToShip',
    actions: ['order'],
  },
  atHand: {
    icon: <CircleCheckIcon size={56} className={styles.good} />,
    title: 'payment.result.paid',
    text: 'payment.result.paidAtHand',
    actions: ['order'],
  },
  waiting: {
    icon: <ClockIcon size={56} className={styles.good} />,
    title: 'payment.result.paid',
    text: 'payment.result.paidWait',
    actions: ['order'],
  },
  forming: {
    icon: <UsersRoundIcon size={56} className={styles.good} />,
    title: 'payment.result.paid',
    text: 'payment.result.paidForming',
    actions: ['group', 'order'],
  },
  pending: {
    icon: <ClockIcon size={56} />,
    title: 'payment.result.pending',
    text: 'payment.result.pendingText',
    actions: ['check', 'payment'],
  },
  refunding: {
    icon: <RotateCwIcon size={56} />,
    title: 'payment.result.refunding',
    text: 'payment.result.refundingText',
    actions: ['order'],
  },
  refunded: {
    icon: <RotateCwIcon size={56} />,
    title: 'payment.result.refunded',
    text: 'payment.result.refundedText',
    actions: ['order'],
  },
  closed: {
    icon: <CircleAlertIcon size={56} />,
    title: 'payment.result.closed',
    text: 'payment.result.closedText',
    actions: ['order'],
  },
  unknown: {
    icon: <CircleAlertIcon size={56} />,
    title: 'payment.result.unknown',
    text: 'payment.result.unknownText',
    actions: ['check', 'order'],
  },
};

/** The one truth about the money, in words, at every moment. Asks the server on appearing and when the buyer says so. */
export function PaymentResult({ orderId, hrefs }: PaymentResultProps) {
  const { t, money } = useTexts();
  const { view, state, groupId = '', problem, check } = usePaymentState(orderId);
  const words = useRef<HTMLDivElement>(null);
  const { icon, title, text, actions } = views[view];

  const linkTexts: Record<Exclude<Action, 'check'>, MessageId> = {
    payment: 'payment.result.retry',
    vouchers: vouchersTextOf(state?.orderType ?? orderType.ticket),
    order: 'payment.toOrder',
    group: 'payment.result.invite',
  };
  const action = (kind: Action, place: number) => {
    const look = { size: 'large', block: true, variant: place === 0 ? 'primary' : 'outline' } as const;
    if (kind !== 'check') {
      return (
        <ButtonLink key={kind} href={kind === 'group' ? hrefs.group(groupId) : hrefs[kind]} replace {...look}>
          {t(linkTexts[kind])}
        </ButtonLink>
      );
    }
    return (
      <Button
        key={kind}
        onClick={() => {
          // The button goes while the question is asked; what is said about it stays.
          words.current?.focus();
          check();
        }}
        {...look}
      >
        {t('payment.result.check')}
      </Button>
    );
  };
  return (
    <div className={styles.root} data-view={view}>
      <div ref={words} tabIndex={-1} role="status" className={styles.words}>
        <span className={styles.icon}>{icon}</span>
        <h2 className={styles.title}>{t(title)}</h2>
        {state && title === 'payment.result.paid' && <Price fen={state.totalFen} size="large" tone="text" />}
        <p className={styles.text}>{problem ?? t(text, { amount: money(state?.refundedFen ?? 0) })}</p>
      </div>
      <div className={styles.actions}>
        {actions.map(action)}
        {view !== 'asking' && (
          <ButtonLink href={hrefs.home} variant="text" block>
            {t('payment.result.home')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
