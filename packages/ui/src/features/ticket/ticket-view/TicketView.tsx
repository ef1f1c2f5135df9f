import { goodsType, type TicketDetail } from '@yunyou/contract';
import { type ReactNode, useEffect } from 'react';
import { PageHeading } from '../../../components/page-heading';
import { AppPage, LowerPart, PageBody, ShareButton, seenFor, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { ActivityPrice, type ActivityPrices } from '../../activity/activity-price';
import { TicketLabels } from '../ticket-list';
import { TicketBar } from './TicketBar';
import { TicketDays } from './TicketDays';
import { TicketFacts } from './TicketFacts';
import { type TicketChoice, useTicketChoice } from './use-ticket-choice';

export interface TicketViewProps {
  /** The ticket that is shown. */
  ticket: TicketDetail;
  /** What has been chosen so far. */
  choice: TicketChoice;
  /** Called with the new choice when a day or a number was chosen; the page keeps it, so that the way back loses nothing. */
  onChoiceChange: (choice: TicketChoice) => void;
  /** Goes on to book the choice; called when the newest calendar still has it. */
  onBook: (choice: TicketChoice) => void;
  /** Address of the ticket's spot. */
  spotHref: string;
  /** Its prices in flash sales and groups. Default none. */
  activityPrices?: ActivityPrices;
  /** Keeps the ticket among the favourites. Default none. */
  favorite?: ReactNode;
}

/** A ticket: what it is, the day from the price calendar, how many, and one button on. */
export function TicketView({
  ticket,
  choice,
  onChoiceChange,
  onBook,
  spotHref,
  activityPrices,
  favorite,
}: TicketViewProps) {
  const { tracking } = useSdk();
  const { t, money } = useTexts();
  const fromWords =
    ticket.fromPriceFen === null ? undefined : t('ui.price.from', { price: money(ticket.fromPriceFen) });
  useEffect(() => seenFor(() => tracking.productView(ticket.id, goodsType.ticket)), [tracking, ticket.id]);
  const booking = useTicketChoice({ ticket, choice, onChoiceChange, onBook });
  return (
    <AppPage
      windowTitle={ticket.name}
      actions={
        <>
          {favorite}
          <ShareButton
            poster
            title={ticket.name}
            price={fromWords}
            desc={ticket.spotName}
            picture={ticket.picture}
          />
        </>
      }
      aside={<TicketFacts ticket={ticket} />}
      bottomBar={<TicketBar ticket={ticket} booking={booking} />}
    >
      <PageBody>
        <PageHeading
          title={ticket.name}
          lead={ticket.description}
          partOf={{ href: spotHref, label: ticket.spotName }}
        >
          <TicketLabels ticket={ticket} />
        </PageHeading>
        {activityPrices && <ActivityPrice prices={activityPrices} withButton />}
        <LowerPart>
          <TicketDays booking={booking} />
        </LowerPart>
      </PageBody>
    </AppPage>
  );
}
