import { cardRenewFromDays, cardRenewUntilDays } from '@yunyou/contract';
import { addDays } from '../../clock';

/** When a card can be renewed, and the days of its new period, if it is paid today. */
export function renewalOf(
  { lastDay, validDays }: { lastDay: string; validDays: number },
  today: string,
): { fromDay: string; untilDay: string; firstDay: string; lastDay: string } {
  const firstDay = today > lastDay ? today : addDays(lastDay, 1);
  return {
    fromDay: addDays(lastDay, -cardRenewFromDays),
    untilDay: addDays(lastDay, cardRenewUntilDays),
    firstDay,
    lastDay: addDays(firstDay, validDays - 1),
  };
}
