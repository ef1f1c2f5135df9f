import type { CardNextStep, CardStatus } from '@yunyou/contract';
import { renewalOf } from './renew-days';

/** How a card stands, as far as its next step goes. */
export interface Standing {
  status: CardStatus;
  lastDay: string | null;
  /** It can be renewed at all. */
  isRenewed: boolean;
  /** Somebody on it is to mend what was handed in. */
  isRefused: boolean;
}

const isRenewOpen = ({ lastDay, isRenewed }: Standing, today: string): boolean => {
  if (lastDay === null || !isRenewed) return false;
  const { fromDay, untilDay } = renewalOf({ lastDay, validDays: 1 }, today);
  return fromDay <= today && today <= untilDay;
};

/** The one thing to do next with a card. */
export function nextStepOf(standing: Standing, today: string): CardNextStep {
  switch (standing.status) {
    case 'toActivate':
      return standing.isRefused ? 'mend' : 'activate';
    case 'examining':
      return 'wait';
    case 'active':
      if (standing.isRefused) return 'mend';
      return isRenewOpen(standing, today) ? 'renew' : 'view';
    case 'frozen':
      return 'view';
    case 'expired':
      return isRenewOpen(standing, today) ? 'renew' : 'buyAgain';
    case 'refunded':
      return 'buyAgain';
  }
}
