import type { BargainDetail } from '@yunyou/contract';
import { useTexts } from '../../../texts';
import { FriendsSheet } from '../../activity/friends-sheet';
import { shareWords } from './share-words';

export interface AskSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** The bargain that friends are asked to help with. */
  detail: BargainDetail;
  /** Where they help. */
  href: string;
}

export const areas = ['components', 'kit', 'bargain', 'marketing'] as const;

/** Ways to ask friends for help with a bargain. */
export default function AskSheet({ detail, ...sheet }: AskSheetProps) {
  const texts = useTexts();
  const { bargain, product } = detail;
  return (
    <FriendsSheet
      {...sheet}
      title={texts.t('marketing.bargain.help')}
      words={shareWords(texts, bargain)}
      product={product}
      priceFen={bargain.floorPriceFen}
    />
  );
}
