import type { OrderLine } from '@yunyou/contract';
import { useTexts } from '../../../texts';
import type { LinePart } from './line-part';

type CardLine = Extract<OrderLine, { kind: 'annualCard' }>;

/** A line of annual cards: how many, how long they hold, when money comes back. */
export const annualCardLinePart = (line: CardLine): LinePart => ({
  onCard: <OnCard line={line} />,
  onPage: null,
  terms: ({ t }) => [
    {
      title: 'order.annualCard.terms',
      text: [
        t('order.annualCard.days', { days: line.validDays }),
        ...(line.renewal
          ? []
          : [t('order.annualCard.coolOff', { days: line.coolOffDays }), t('order.annualCard.activateRule')]),
      ].join(' · '),
    },
  ],
  people: null,
  count: 'order.annualCard.count',
  codes: null,
});

function OnCard({ line: { quantity, validDays, renewal } }: { line: CardLine }) {
  const { t } = useTexts();
  const words = [
    renewal ? t('order.annualCard.renewal') : t('order.annualCard.count', { count: quantity }),
    t('order.annualCard.days', { days: validDays }),
  ];
  return <>{words.join(' · ')}</>;
}
