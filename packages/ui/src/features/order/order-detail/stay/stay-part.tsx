import { useTexts } from '../../../../texts';
import styles from '../lines/Lines.module.css';
import type { NextStepProps, OrderBodyProps, OrderPart, OrderPartProps } from '../order-part';
import { DeadlineLine } from './DeadlineLine';
import { GiveRooms } from './GiveRooms';
import { StayCard } from './StayCard';
import { goBackUnasked, isStayOrder, stayLead, stayLinesOf } from './stay-order';

function Body({ order, hrefs, onChanged }: OrderBodyProps) {
  const [first] = stayLinesOf(order);
  return first ? (
    <StayCard
      order={order}
      hrefs={{ hotel: hrefs.product(first), place: hrefs.place }}
      onChanged={onChanged}
    />
  ) : null;
}

/** When the guests are expected. */
function NextStep({ line, isOpen }: NextStepProps) {
  const { t, day } = useTexts();
  if (line.kind !== 'stay' || !isOpen) return null;
  return (
    <span className={styles.quiet}>
      {t('order.stay.booked', { day: day(line.startDate), time: line.checkInFrom })}
    </span>
  );
}

/** What a bundle's rooms cost to give back is said with the bundle. */
const Deadline = ({ order, onChanged }: OrderPartProps) =>
  isStayOrder(order) ? <DeadlineLine order={order} onOver={onChanged} /> : null;

/** Rooms have guests, times and deadlines, and are given back one by one. */
export const stayPart: OrderPart = {
  Body,
  NextStep,
  Deadline,
  lead: stayLead,
  giveBack: {
    isOffered: (order) => isStayOrder(order) && goBackUnasked(order),
    Button: GiveRooms,
  },
};
