import { Price } from '../../../components/price';
import { useTexts } from '../../../texts';

export interface SpotPriceProps {
  /** The cheapest ticket, fen; null where none is on sale. */
  fen: number | null;
}

/** From how much a spot can be visited. */
export function SpotPrice({ fen }: SpotPriceProps) {
  const { t } = useTexts();
  return fen === null ? t('ui.price.notOnSale') : <Price fen={fen} from />;
}
