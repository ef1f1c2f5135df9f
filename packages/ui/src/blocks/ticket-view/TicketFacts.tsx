import type { TicketDetail } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';
import { Card } from '../../components/card';
import { DescriptionList } from '../../components/description-list';
import { useTexts } from '../../texts';
import { refundRuleText } from '../refund-rule';

export interface TicketFactsProps {
  ticket: TicketDetail;
}

function ageText({ t }: Texts, { minAge, maxAge }: TicketDetail): string | undefined {
  if (minAge !== null && maxAge !== null) return t('shop.ticket.ageRange', { min: minAge, max: maxAge });
  if (minAge !== null) return t('shop.ticket.ageFrom', { min: minAge });
  return maxAge === null ? undefined : t('shop.ticket.ageTo', { max: maxAge });
}

/** What is known about a ticket, as pairs of name and words; what is not said is left out. */
function factsOf(texts: Texts, ticket: TicketDetail): [name: string, words: string][] {
  const { t } = texts;
  const { includes, certTypes, gender, peoplePerTicket, minPerOrder, maxPerOrder } = ticket;
  const pairs: [string, string | undefined | false][] = [
    [t('shop.ticket.includes'), includes.join(t('ui.listSeparator'))],
    [t('shop.ticket.entry'), ticket.entryRule],
    [t('shop.ticket.refundRule'), refundRuleText(texts, ticket.refundRule)],
    [t('shop.ticket.validity'), t('shop.ticket.validDays', { days: ticket.validDays })],
    [t('shop.ticket.sale'), t('shop.ticket.saleEnds', { days: ticket.advanceDays, time: ticket.cutoff })],
    [
      t('shop.ticket.people'),
      peoplePerTicket > 1 && t('shop.ticket.peopleCount', { count: peoplePerTicket }),
    ],
    [t('shop.ticket.age'), ageText(texts, ticket)],
    [t('shop.ticket.gender'), gender !== null && t('shop.ticket.genderOnly', { gender })],
    [
      t('shop.ticket.documents'),
      certTypes.map((type) => t('shop.ticket.document', { type: String(type) })).join(t('ui.listSeparator')),
    ],
    [t('shop.ticket.limit'), t('shop.ticket.limitRange', { min: minPerOrder, max: maxPerOrder })],
  ];
  return pairs.flatMap(([name, words]): [string, string][] => (words ? [[name, words]] : []));
}

/** Everything to know before buying a ticket. */
export function TicketFacts({ ticket }: TicketFactsProps) {
  const texts = useTexts();
  return (
    <Card title={texts.t('shop.ticket.details')}>
      <DescriptionList items={factsOf(texts, ticket).map(([name, words]) => ({ name, words }))} />
    </Card>
  );
}
