import { type ActivityOfProduct, type ActivityType, activityType, timeStatus } from '@yunyou/contract';
import type { MessageId, Texts } from '@yunyou/i18n';
import { useReducer } from 'react';
import { ButtonLink } from '../../../components/button';
import { Cell, CellGroup } from '../../../components/cell';
import { Countdown } from '../../../components/countdown';
import { Price } from '../../../components/price';
import { Tag } from '../../../components/tag';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { activityStatus } from '../activity-time';
import styles from './ActivityPrice.module.css';

/** Activities with a price of their own for a product, flash sales, groups and bargains, as its page shows them. */
export interface ActivityPrices {
  /** Those that run or are to come, the cheapest first. */
  activities: readonly ActivityOfProduct[];
  /** The one the page was opened for, by its `activityProductId`; empty for none. */
  asked: string;
  /** The thing on the page of the activity. */
  hrefOf: (activity: Pick<ActivityOfProduct, 'id' | 'activeType' | 'activityProductId'>) => string;
  /** One has begun or ended: what the page knows is too old. Default nothing. */
  onStale?: () => void;
}

/** The activity a page was opened for; undefined where it was for none, or that is over. */
export const askedOf = (prices: ActivityPrices | undefined): ActivityOfProduct | undefined =>
  prices?.activities.find(({ activityProductId }) => activityProductId === prices.asked);

export interface ActivityPriceProps {
  /** The activities of the product, and the one its page was opened for. */
  prices: ActivityPrices;
  /** It has the button that leads to it itself. Default false: the page's bar has. */
  withButton?: boolean;
}

/** With more than a day to go nobody counts seconds. */
const DAY_MS = 86_400_000;

/** Words of an activity by its type. */
const words = {
  [activityType.flashSale]: {
    label: 'activity.flash.label',
    tag: ({ t }) => t('activity.flash.tag'),
    running: 'activity.flash.grab',
    coming: 'activity.flash.see',
  },
  [activityType.groupBuy]: {
    label: 'activity.group.label',
    tag: ({ t }, { groupNeeded }) =>
      groupNeeded === undefined ? t('activity.group.any') : t('activity.group.tag', { count: groupNeeded }),
    running: 'activity.group.join',
    coming: 'activity.group.see',
  },
  [activityType.bargain]: {
    label: 'activity.bargain.label',
    tag: ({ t }) => t('activity.bargain.tag'),
    running: 'activity.bargain.start',
    coming: 'activity.bargain.see',
  },
} as const satisfies Record<number, ActivityWords>;

interface ActivityWords {
  label: MessageId;
  tag: (texts: Pick<Texts, 't'>, activity: Pick<ActivityOfProduct, 'groupNeeded'>) => string;
  /** Its button while it runs, and before. */
  running: MessageId;
  coming: MessageId;
}

const wordsByType: Readonly<Partial<Record<ActivityType, ActivityWords>>> = words;
const wordsOf = ({ activeType }: Pick<ActivityOfProduct, 'activeType'>): ActivityWords =>
  wordsByType[activeType] ?? words[activityType.flashSale];

/**
 * The activity a product's page was opened for: its price, the struck one with what it was, how long; else a row for each
 * type that names its cheapest.
 */
export function ActivityPrice({ prices, withButton = false }: ActivityPriceProps) {
  const asked = askedOf(prices);
  if (asked) return <AskedPrice activity={asked} prices={prices} withButton={withButton} />;
  const types = [...new Set(prices.activities.map(({ activeType }) => activeType))];
  if (types.length === 0) return null;
  return (
    <CellGroup>
      {types.map((type) => (
        <PriceCell
          key={type}
          activity={prices.activities.find(({ activeType }) => activeType === type)}
          hrefOf={prices.hrefOf}
        />
      ))}
    </CellGroup>
  );
}

interface AskedPriceProps extends Required<ActivityPriceProps> {
  activity: ActivityOfProduct;
}

function AskedPrice({ activity, prices, withButton }: AskedPriceProps) {
  const texts = useTexts();
  const { t, money } = texts;
  const { label, tag } = wordsOf(activity);
  const { name, priceFen, originalPriceFen, floorPriceFen } = activity;
  const shownFen = floorPriceFen ?? priceFen;
  return (
    <section aria-label={t(label)} className={styles.root}>
      <div className={styles.line}>
        <span className={styles.left}>
          {activity.activeType !== activityType.flashSale && <Tag tone="danger">{tag(texts, activity)}</Tag>}
          <span className={styles.name}>{name}</span>
        </span>
        <Remaining activity={activity} onEnd={prices.onStale} />
      </div>
      <div className={styles.line}>
        {shownFen !== null && (
          <span className={styles.left}>
            {floorPriceFen !== undefined && t('activity.bargain.floor')}
            <Price fen={shownFen} size="display" />
          </span>
        )}
        {originalPriceFen !== null && shownFen !== null && originalPriceFen > shownFen && (
          <span className={styles.before}>
            {t('activity.product.before')} <s>{money(originalPriceFen)}</s>
          </span>
        )}
      </div>
      {withButton && (
        <ButtonLink href={prices.hrefOf(activity)} block>
          <ActivityButtonText activity={activity} />
        </ButtonLink>
      )}
    </section>
  );
}

export interface ActivityButtonTextProps {
  /** The activity that the button leads to. */
  activity: Pick<ActivityOfProduct, 'activeType' | 'startsAtMs' | 'endsAtMs'>;
}

/** What the button says that leads to an activity. */
export function ActivityButtonText({ activity }: ActivityButtonTextProps) {
  const { t } = useTexts();
  const { clock } = useSdk();
  const isRunning = activityStatus(activity, clock.now()) === timeStatus.ongoing;
  const { running, coming } = wordsOf(activity);
  return <>{t(isRunning ? running : coming)}</>;
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

interface PriceCellProps extends Pick<ActivityPrices, 'hrefOf'> {
  activity: ActivityOfProduct | undefined;
}

/** An activity of the product in one row. */
function PriceCell({ activity, hrefOf }: PriceCellProps) {
  const texts = useTexts();
  const { t, money, instant } = texts;
  const { clock } = useSdk();
  if (!activity) return null;
  const { priceFen, floorPriceFen, startsAtMs, endsAtMs } = activity;
  const isComing = activityStatus(activity, clock.now()) === timeStatus.notStarted;
  const time = instant(isComing ? startsAtMs : endsAtMs);
  return (
    <Cell
      href={hrefOf(activity)}
      title={
        <span className={styles.hint}>
          <Tag tone="danger" look="outline">
            {wordsOf(activity).tag(texts, activity)}
          </Tag>
          <span>
            {floorPriceFen === undefined
              ? priceFen !== null && `${money(priceFen)} · `
              : `${t('activity.bargain.floorAt', { price: money(floorPriceFen) })} · `}
            {t(isComing ? 'activity.startsOn' : 'activity.endsOn', { time })}
          </span>
        </span>
      }
    />
  );
}
