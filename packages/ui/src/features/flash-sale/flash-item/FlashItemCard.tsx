import type { FlashItem } from '@yunyou/contract';
import { Link } from '../../../components/link';
import { Picture, shownSizes } from '../../../components/picture';
import { Price } from '../../../components/price';
import { Progress } from '../../../components/progress';
import { useTexts } from '../../../texts';
import { FlashButton, type PlaceSteps } from './FlashButton';
import styles from './FlashItemCard.module.css';
import type { FlashAction } from './flash-action';

export interface FlashItemCardProps {
  /** What is sold. */
  item: FlashItem;
  /** What can be done with it. */
  action: FlashAction;
  /** Where its picture leads; empty while that is not known. */
  href: string;
  /** Where a place leads. */
  steps: PlaceSteps;
  /** Opens its sheet. */
  onOpen: () => void;
  /** Asks for a reminder, or takes it back. */
  onRemind: (on: boolean) => unknown;
  /** Goes to the order form of the place, where its address is not known. */
  onOrder: () => unknown;
  /** Nothing can be sent now. Default `false`. */
  disabled?: boolean;
  /** Its picture is in the first view. Default `false`. */
  eager?: boolean;
}

const SIZES = shownSizes({ column: '112px', desktop: '160px' });

/** An item of a flash sale: what it is, what it costs now and before, how much is taken, and one button. */
export function FlashItemCard({
  item,
  action,
  href,
  steps,
  onOpen,
  onRemind,
  onOrder,
  disabled = false,
  eager = false,
}: FlashItemCardProps) {
  const { t, money, instant } = useTexts();
  const { name, specText, picture, activityPriceFen, originalPriceFen, limitPerOrder, left, state } = item;
  const percent = Math.round(item.soldShare * 100);
  const isOver = state === 'over' || state === 'soldOut';
  const note = () => {
    if (action.kind === 'granted' && action.place.holdUntilMs !== null) {
      return t('flashSale.item.held', { time: instant(action.place.holdUntilMs, 'time') });
    }
    if (state === 'waiting') return t('flashSale.item.mayReturn');
    return left !== null && left > 0 && state !== 'over' ? t('flashSale.item.left', { count: left }) : '';
  };
  const words = note();
  const shown = <Picture picture={picture} alt="" fill sizes={SIZES} eager={eager} />;
  return (
    <article className={styles.root} data-muted={isOver || undefined}>
      {href ? (
        <Link href={href} className={styles.picture} aria-label={t('flashSale.item.product', { name })}>
          {shown}
        </Link>
      ) : (
        <span className={styles.picture}>{shown}</span>
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>
          <button type="button" className={styles.name} onClick={onOpen}>
            {name}
          </button>
        </h2>
        {specText && <p className={styles.spec}>{specText}</p>}
        <p className={styles.prices}>
          <Price fen={activityPriceFen} size="large" />
          {originalPriceFen > activityPriceFen && (
            <span className={styles.before}>
              {t('flashSale.item.before')} <s>{money(originalPriceFen)}</s>
            </span>
          )}
        </p>
        {state !== 'coming' && (
          <div className={styles.sold}>
            <Progress label={t('flashSale.item.sold', { percent })} value={percent / 100} />
            <span aria-hidden="true">{t('flashSale.item.sold', { percent })}</span>
          </div>
        )}
        {words && (
          <p className={styles.note} role={action.kind === 'granted' ? 'status' : undefined}>
            {words}
          </p>
        )}
        <div className={styles.foot}>
          <span className={styles.limit}>{t('flashSale.item.limit', { count: limitPerOrder })}</span>
          <FlashButton
            size="small"
            action={action}
            name={name}
            queued={{
              label: action.kind === 'queued' ? t('flashSale.queued', { count: action.place.ahead }) : '',
              variant: 'secondary',
              onPress: onOpen,
            }}
            onGrab={onOpen}
            onRemind={onRemind}
            onOrder={onOrder}
            steps={steps}
            disabled={disabled}
          />
        </div>
      </div>
    </article>
  );
}
