import type { FlashItem } from '@yunyou/contract';
import { Button, ButtonLink } from '../../../components/button';
import { Link } from '../../../components/link';
import { Picture, shownSizes } from '../../../components/picture';
import { Price } from '../../../components/price';
import { Progress } from '../../../components/progress';
import { useTexts } from '../../../texts';
import styles from './FlashItemCard.module.css';
import type { FlashAction } from './flash-action';

export interface FlashItemCardProps {
  /** What is sold. */
  item: FlashItem;
  /** What can be done with it. */
  action: FlashAction;
  /** Where its picture leads. */
  href: string;
  /** Addresses of what follows a place: its order form, and the payment of an order. */
  hrefs: { placeOrder: string; payment: string };
  /** Opens its sheet. */
  onOpen: () => void;
  /** Asks for a reminder, or takes it back. */
  onRemind: (on: boolean) => unknown;
  /** Nothing can be sent now. Default `false`. */
  disabled?: boolean;
  /** Its picture is in the first view. Default `false`. */
  eager?: boolean;
}

const SIZES = shownSizes({ column: '112px', desktop: '160px' });

/** An item of a flash sale: what it is, what it costs now and before, how much is taken, and one button. */
export function FlashItemCard(props: FlashItemCardProps) {
  const { item, action, href, onOpen, eager } = props;
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
  return (
    <article className={styles.root} data-muted={isOver || undefined}>
      <Link href={href} className={styles.picture} aria-label={t('flashSale.item.product', { name })}>
        <Picture picture={picture} alt="" fill sizes={SIZES} eager={eager} />
      </Link>
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
          <Progress label={t('flashSale.item.sold', { percent })} value={percent / 100} showValue />
        )}
        {words && <p className={styles.note}>{words}</p>}
        <div className={styles.foot}>
          <span className={styles.limit}>{t('flashSale.item.limit', { count: limitPerOrder })}</span>
          <ItemButton {...props} />
        </div>
      </div>
    </article>
  );
}

function ItemButton({ item, action, hrefs, onOpen, onRemind, disabled }: FlashItemCardProps) {
  const { t } = useTexts();
  const { name } = item;
  switch (action.kind) {
    case 'remind':
    case 'reminded': {
      const isOn = action.kind === 'reminded';
      return (
        <Button
          size="small"
          variant={isOn ? 'secondary' : 'outline'}
          aria-label={t(isOn ? 'flashSale.remindedNamed' : 'flashSale.remindNamed', { name })}
          disabled={disabled}
          onClick={() => onRemind(!isOn)}
        >
          {t(isOn ? 'flashSale.reminded' : 'flashSale.remind')}
        </Button>
      );
    }
    case 'queued':
      return (
        <Button size="small" variant="secondary" onClick={onOpen}>
          {t('flashSale.queued', { count: action.place.ahead })}
        </Button>
      );
    case 'granted':
      return (
        <ButtonLink size="small" href={hrefs.placeOrder}>
          {t('flashSale.grab')}
        </ButtonLink>
      );
    case 'pay':
      return (
        <ButtonLink size="small" href={hrefs.payment}>
          {t('flashSale.pay')}
        </ButtonLink>
      );
    case 'grab':
      return (
        <Button size="small" disabled={disabled} onClick={onOpen}>
          {t('flashSale.grab')}
        </Button>
      );
    default:
      return (
        <Button size="small" disabled>
          {t(action.kind === 'over' ? 'flashSale.over' : 'flashSale.soldOut')}
        </Button>
      );
  }
}
