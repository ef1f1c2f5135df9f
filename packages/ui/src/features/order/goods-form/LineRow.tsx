import type { QuoteLine } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { fixedQuantityOf, type SkuCheckoutLine, type SkuLineChange } from '@yunyou/sdk/checkout';
import { Button } from '../../../components/button';
import { NumberBox } from '../../../components/number-box';
import { PictureRow } from '../../../components/picture-row';
import { Price } from '../../../components/price';
import { FormProblem } from '../../../shell';
import { useTexts } from '../../../texts';
import { problemText } from '../booking-form/problem-text';
import styles from './GoodsForm.module.css';

type SkuQuote = Extract<QuoteLine, { kind: 'goods' | 'service' }>;
const isSkuQuote = (line: QuoteLine | undefined): line is SkuQuote =>
  line?.kind === 'goods' || line?.kind === 'service';

export interface LineRowProps {
  line: SkuCheckoutLine;
  onChange: (part: Omit<SkuLineChange, 'kind'>) => void;
  /** Takes it out of the order. Default: it stays. */
  onRemove?: () => void;
  /** The number is chosen elsewhere, as in the cart. Default `false`. */
  fixed?: boolean;
  /** Takes the number that is left; a promise keeps its button busy. */
  onTakeLeft: (quantity: number) => unknown;
  /** It is not delivered to the chosen address. Default `false`. */
  undeliverable?: boolean;
}

/** One thing that is bought: what, how many, at which price, and what is the matter with it. */
export function LineRow({
  line,
  onChange,
  onRemove,
  onTakeLeft,
  fixed = false,
  undeliverable = false,
}: LineRowProps) {
  const texts = useTexts();
  const { t, money } = texts;
  const { product, draft, quoted, problems } = line;
  const quote = isSkuQuote(quoted[0]) && line.kind !== 'bundle' ? quoted[0] : undefined;
  const title = quote?.title ?? product.title;
  const specText = quote?.specText ?? product.specText;
  const max = Math.max(1, Math.min(quote?.max ?? line.maxPerOrder, line.maxPerOrder));
  const left = fixedQuantityOf(line.activity) === undefined ? leftOf(problems.quantity) : undefined;
  const back = quote?.pieceFen[0];
  return (
    <li className={styles.item}>
      <PictureRow picture={quote?.picture ?? product.picture}>
        <span className={styles.name}>{title}</span>
        {specText !== '' && <span className={styles.quiet}>{specText}</span>}
        <div className={styles.row}>
          <Price fen={quote?.unitPriceFen ?? product.priceFen} />
          {fixed ? (
            <span>×{draft.quantity}</span>
          ) : (
            <NumberBox
              label={t('order.goods.quantity', { name: title })}
              value={draft.quantity}
              min={quote?.min ?? 1}
              max={max}
              onValueChange={(quantity) => onChange({ quantity })}
            />
          )}
        </div>
      </PictureRow>
      {line.kind === 'goods' && quote && 'noReasonReturn' in quote && (
        <p className={styles.quiet}>
          {t(quote.noReasonReturn ? 'order.goods.noReason' : 'order.goods.noNoReason')}
          {back !== undefined && ` · ${t('order.goods.backPiece', { amount: money(back) })}`}
        </p>
      )}
      <FormProblem>{problemText(texts, problems.line ?? problems.quantity)}</FormProblem>
      {undeliverable && <FormProblem>{t('order.goods.notDeliverable', { name: title })}</FormProblem>}
      {(undeliverable || problems.line || problems.quantity) && (
        <div className={styles.actions}>
          {left !== undefined && left > 0 && (
            <Button size="small" variant="secondary" onClick={() => onTakeLeft(left)}>
              {t('order.goods.setTo', { count: left })}
            </Button>
          )}
          {onRemove && (
            <Button size="small" variant="secondary" onClick={onRemove}>
              {t('order.goods.remove')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** How many are left, as a refusal tells it. */
function leftOf(problem: SkuCheckoutLine['problems']['quantity']): number | undefined {
  if (problem?.code !== 'failed' || !isApiError(problem.error)) return undefined;
  const { left, available, max } = problem.error.detail as Record<string, unknown>;
  return [left, available, max].find((value): value is number => typeof value === 'number');
}
