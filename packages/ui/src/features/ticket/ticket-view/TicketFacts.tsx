import type { TicketDetail } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';
import { Card } from '../../../components/card';
import { DescriptionList } from '../../../components/description-list';
import { useTexts } from '../../../texts';
import { refundRuleText } from '../../refund/refund-rule';

export interface TicketFactsProps {
  ticket: TicketDetail;
}

function ageText({ t }: Texts, { minAge, maxAge }: TicketDetail): string | undefined {
  if (minAge !== null && maxAge !== null) return t('ticket.ageRange', { min: minAge, max: maxAge });
  if (minAge !== null) return t('ticket.ageFrom', { min: minAge });
  return maxAge === null ? undefined : t('ticket.ageTo', { max: maxAge });
}

/** What is known about a ticket, as pairs of name and words; what is not said is left out. */
function factsOf(texts: Texts, ticket: TicketDetail): [name: string, words: string][] {
  const { t } = texts;
  const { includes, certTypes, gender, peoplePerTicket, minPerOrder, maxPerOrder } = ticket;
  const pairs: [string, string | undefined | false][] = [
    [t('ticket.includes'), includes.join(t('components.listSeparator'))],
    [t('ticket.entry'), ticket.entryRule],
    [t('ticket.refundRule'), refundRuleText(texts, ticket.refundRule)],
    [t('ticket.validity'), t('ticket.validDays', { days: ticket.validDays })],
    [t('ticket.sale'), t('ticket.saleEnds', { days: ticket.advanceDays, time: ticket.cutoff })],
    [t('ticket.people'), peoplePerTicket > 1 && t('ticket.peopleCount', { count: peoplePerTicket })],
    [t('ticket.age'), ageText(texts, ticket)],
    [t('ticket.gender'), gender !== null && t('ticket.genderOnly', { gender })],
    [
      t('ticket.documents'),
      certTypes
        .map((type) => t('ticket.document', { type: String(type) }))
        .join(t('components.listSeparator')),
    ],
    [t('ticket.limit'), t('ticket.limitRange', { min: minPerOrder, max: maxPerOrder })],
  ];
  return pairs.flatMap(([name, words]): [string, string][] => (words ? [[name, words]] : []));
}

/** Everything to know before buying a ticket. */
export function TicketFacts({ ticket }: TicketFactsProps) {
  const texts = useTexts();
  return (
    <Card title={texts.t('ticket.details')}>
      <DescriptionList items={factsOf(texts, ticket).map(([name, words]) => ({ name, words }))} />
    </Card>
  );
}
