import type { GroupDetail } from '@yunyou/contract';
import { useTexts } from '../../../texts';
import { FriendsSheet } from '../../activity/friends-sheet';
import { lackingOf } from '../../marketing/group-progress/group-standing';

export interface InviteSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** The group that friends are asked into. */
  detail: GroupDetail;
  /** Where they join it. */
  href: string;
}

export const areas = ['components', 'kit', 'group-buy'] as const;

/** Ways to ask friends into a group: what is shared leads to where it is joined, not to the member's own page. */
export default function InviteSheet({ detail, ...sheet }: InviteSheetProps) {
  const { t, money } = useTexts();
  const { group, product } = detail;
  const words = {
    title: t('groupBuy.share.title', {
      count: lackingOf(group),
      price: money(group.priceFen),
      name: product.name,
    }),
    desc: t('groupBuy.share.desc', { needed: group.needed }),
  };
  return (
    <FriendsSheet
      {...sheet}
      title={t('groupBuy.invite')}
      words={words}
      product={product}
      priceFen={group.priceFen}
    />
  );
}
