import { goodsType, type SpotDetail, type TicketSummary } from '@yunyou/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../components/button';
import { Price } from '../../../components/price';
import { Row } from '../../../components/row';
import { Section } from '../../../components/section';
import { useMediaQuery } from '../../../hooks/use-media-query';
import { AppPage, PageBody, ShareButton, seenFor, useSdk, useUpperPartPainted } from '../../../shell';
import { useTexts } from '../../../texts';
import { TicketList } from '../../ticket/ticket-list';
import { SpotAlbum } from './SpotAlbum';
import { SpotHeader } from './SpotHeader';
import { SpotInfo } from './SpotInfo';
import styles from './SpotView.module.css';

export interface SpotViewProps {
  /** The spot that is shown. */
  spot: SpotDetail;
  /** Its tickets, in the order they are offered; none leaves a sentence in their place. */
  tickets: readonly TicketSummary[];
  /** Addresses of the spot's long text, of a ticket, and of the annual cards that hold there; default: these are not mentioned. */
  hrefs: { profile: string; ticket: (id: string) => string; cards?: string };
  /** Keeps the spot among the favourites. Default none. */
  favorite?: ReactNode;
}

/** As many as a phone shows before anybody scrolls. */
const FIRST_TICKETS = 3;

/** A scenic spot: pictures first, then what it is, its tickets, and what to know before going. */
export function SpotView({ spot, tickets, hrefs, favorite }: SpotViewProps) {
  const { tracking } = useSdk();
  const { t, money } = useTexts();
  const fromWords =
    spot.fromPriceFen === null ? undefined : t('ui.price.from', { price: money(spot.fromPriceFen) });
  const upperPartPainted = useUpperPartPainted();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const ticketsRef = useRef<HTMLDivElement>(null);
  useEffect(() => seenFor(() => tracking.parentView(spot.id, goodsType.ticket)), [tracking, spot.id]);
  const showTickets = () => {
    ticketsRef.current?.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
    ticketsRef.current?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  };
  return (
    <AppPage
      title={spot.name}
      transparentNav
      actions={
        <>
          {favorite}
          <ShareButton
            poster
            title={spot.name}
            price={fromWords}
            desc={spot.subtitle}
            picture={spot.picture}
          />
        </>
      }
      aside={<SpotInfo spot={spot} profileHref={hrefs.profile} cardsHref={hrefs.cards} />}
      bottomBar={
        spot.fromPriceFen !== null && (
          <Row justify="between" gap={4}>
            <Price fen={spot.fromPriceFen} from size="large" />
            <Button size="large" onClick={showTickets}>
              {t('scenicSpot.chooseTicket')}
            </Button>
          </Row>
        )
      }
    >
      <SpotAlbum spot={spot} />
      <PageBody>
        <SpotHeader spot={spot} />
        <div ref={ticketsRef} className={styles.tickets}>
          <Section title={t('scenicSpot.tickets')}>
            <TicketList
              tickets={upperPartPainted ? tickets : tickets.slice(0, FIRST_TICKETS)}
              hrefOf={hrefs.ticket}
            />
          </Section>
        </div>
      </PageBody>
    </AppPage>
  );
}
