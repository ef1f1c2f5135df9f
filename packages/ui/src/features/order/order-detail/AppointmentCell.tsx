import type { OrderLine } from '@yunyou/contract';
import { Cell, CellGroup } from '../../../components/cell';
import { CalendarDaysIcon } from '../../../icons';
import { useTexts } from '../../../texts';

export interface AppointmentCellProps {
  lines: readonly OrderLine[];
  /** Where times are booked, and where those that were stand. */
  href: string;
}

/** How many vouchers of an order have a time; leads to where the others get one. Nothing where none needs one. */
export function AppointmentCell({ lines, href }: AppointmentCellProps) {
  const { t } = useTexts();
  const sum = (countOf: (line: OrderLine) => number | undefined) =>
    lines.reduce((total, line) => total + (countOf(line) ?? 0), 0);
  const needed = sum(({ appointment }) => appointment?.needed);
  const booked = sum(({ appointment }) => appointment?.booked);
  if (needed === 0) return null;
  return (
    <CellGroup>
      <Cell
        href={href}
        icon={<CalendarDaysIcon />}
        title={t(booked < needed ? 'order.appointment.book' : 'order.appointment.booked')}
        value={t('order.appointment.count', { booked, needed })}
      />
    </CellGroup>
  );
}
