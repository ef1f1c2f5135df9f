import { type ActivityOfProduct, timeStatus } from '@yunyou/contract';
import { useReducer } from 'react';
import { ButtonLink } from '../../../components/button';
import { Cell, CellGroup } from '../../../components/cell';
import { Countdown } from '../../../components/countdown';
import { Price } from '../../../components/price';
import { Tag } from '../../../components/tag';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { activityStatus } from '../activity-time';
import styles from './FlashOffer.module.css';

/** The flash sales of a product, as its page shows them. */
export interface FlashOffers {
  /** Those that run or are to come, the cheapest first. */
  activities: readonly ActivityOfProduct[];
  /** The one the page was opened for, by its `activityProductId`; empty for none. */
  asked: string;
  /** The thing on the page of flash sales. */
  hrefOf: (activity: Pick<ActivityOfProduct, 'id' | 'activityProductId'>) => string;
  /** One has begun or ended: what the page knows is too old. Default nothing. */
  onStale?: () => void;
}

/** The flash sale a page was opened for; undefined where it was for none, or that is over. */
export const askedOf = (offers: FlashOffers | undefined): ActivityOfProduct | undefined =>
  offers?.activities.find(({ activityProductId }) => activityProductId === offers.asked);

export interface FlashOfferProps {
  /** The flash sales of the product, and the one its page was opened for. */
  offers: FlashOffers;
  /** It has the button that leads to it itself. Default false: the page's bar has. */
  withButton?: boolean;
}

/** With more than a day to go nobody counts seconds. */
const DAY_MS = 86_400_000;

/** The flash sale a product's page was opened for: its price, the struck one with what it was, how long; else a row that names one. */
export function FlashOffer({ offers, withButton = false }: FlashOfferProps) {
  const asked = askedOf(offers);
  const [first] = offers.activities;
  if (!asked) return first ? <FlashCell activity={first} href={offers.hrefOf(first)} /> : null;
  return <AskedOffer activity={asked} offers={offers} withButton={withButton} />;
}

interface AskedOfferProps extends Required<FlashOfferProps> {
  activity: ActivityOfProduct;
}

function AskedOffer({ activity, offers, withButton }: AskedOfferProps) {
  const { t, money } = useTexts();
  const { name, priceFen, originalPriceFen } = activity;
  return (
    <section aria-label={t('activity.flash.label')} className={styles.root}>
      <div className={styles.line}>
        <span className={styles.name}>{name}</span>
        <Remaining activity={activity} onEnd={offers.onStale} />
      </div>
      <div className={styles.line}>
        {priceFen !== null && <Price fen={priceFen} size="display" />}
        {originalPriceFen !== null && priceFen !== null && originalPriceFen > priceFen && (
          <span className={styles.before}>
            {t('activity.flash.before')} <s>{money(originalPriceFen)}</s>
          </span>
        )}
      </div>
      {withButton && (
        <ButtonLink href={offers.hrefOf(activity)} block>
          <FlashButtonText activity={activity} />
        </ButtonLink>
      )}
    </section>
  );
}

export interface FlashButtonTextProps {
  /** The flash sale that the button leads to. */
  activity: Pick<ActivityOfProduct, 'startsAtMs' | 'endsAtMs'>;
}

/** What the button says that leads to a flash sale. */
export function FlashButtonText({ activity }: FlashButtonTextProps) {
  const { t } = useTexts();
  const { clock } = useSdk();
  const isRunning = activityStatus(activity, clock.now()) === timeStatus.ongoing;
  return <span>{t(isRunning ? 'activity.flash.grab' : 'activity.flash.see')}</span>;
}

/** How long until it begins, or until it is over. */
function Remaining({ activity, onEnd }: { activity: ActivityOfProduct; onEnd?: () => void }) {
  const { t, instant } = useTexts();
  const { clock } = useSdk();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const status = activityStatus(activity, clock.now());
  if (status === timeStatus.ended) return <span className={styles.left}>{t('activity.ended')}</span>;
  const isComing = status === timeStatus.notStarted;
  const untilMs = isComing ? activity.startsAtMs : activity.endsAtMs;
  if (untilMs - clock.now() > DAY_MS) {
    const time = instant(untilMs);
    return (
      <span className={styles.left}>{t(isComing ? 'activity.startsOn' : 'activity.endsOn', { time })}</span>
    );
  }
  return (
    <span className={styles.left}>
      {t(isComing ? 'activity.startsIn' : 'activity.endsIn')}
      <Countdown
        key={untilMs}
        endsAtMs={untilMs}
        now={clock.now}
        format="boxes"
        onEnd={() => {
          renderAgain();
          onEnd?.();
        }}
      />
    </span>
  );
}

/** A flash sale of the product in one row. */
function FlashCell({ activity, href }: { activity: ActivityOfProduct; href: string }) {
  const { t, money, instant } = useTexts();
  const { clock } = useSdk();
  const { priceFen, startsAtMs, endsAtMs } = activity;
  const isComing = activityStatus(activity, clock.now()) === timeStatus.notStarted;
  const time = instant(isComing ? startsAtMs : endsAtMs);
  return (
    <CellGroup>
      <Cell
        href={href}
        title={
          <span className={styles.hint}>
            <Tag tone="danger" look="outline">
              {t('activity.flash.tag')}
            </Tag>
            <span>
              {priceFen !== null && `${money(priceFen)} · `}
              {t(isComing ? 'activity.startsOn' : 'activity.endsOn', { time })}
            </span>
          </span>
        }
      />
    </CellGroup>
  );
}
