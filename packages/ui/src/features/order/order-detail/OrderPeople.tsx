import type { OrderDetail } from '@yunyou/contract';
import { Cell, CellGroup } from '../../../components/cell';
import { useTexts } from '../../../texts';
import { linePart } from '../order-lines';

interface OrderPeopleProps {
  order: Pick<OrderDetail, 'lines' | 'people'>;
}

/** Whom the order is for. Guests of a room stand beside their rooms. */
export function OrderPeople({ order }: OrderPeopleProps) {
  const { t } = useTexts();
  const titleOf = new Map(
    order.lines.flatMap((line) => {
      const { people } = linePart(line);
      return people ? [[line.id, people] as const] : [];
    }),
  );
  const titles = [...new Set(titleOf.values())];
  return titles.map((title) => {
    const people = order.people.filter(({ lineId }) => titleOf.get(lineId) === title);
    if (people.length === 0) return null;
    return (
      <CellGroup key={title} title={t(title)}>
        {people.map((person) => (
          <Cell
            key={`${person.lineId} ${person.certType} ${person.idCard}`}
            title={person.name}
            description={`${t('contacts.cert', { type: String(person.certType) })} ${person.idCard}`}
          />
        ))}
      </CellGroup>
    );
  });
}
