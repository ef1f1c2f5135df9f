import type { GroupDetail } from '@yunyou/contract';
import { ShareSheet } from '../../../components/share-sheet';
import { useSdk, wasCancelled } from '../../../shell';
import { useTexts } from '../../../texts';
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
export default function InviteSheet({ open, onOpenChange, detail, href }: InviteSheetProps) {
  const sdk = useSdk();
  const { t, money } = useTexts();
  const { group, product } = detail;
  const title = t('groupBuy.share.title', {
    count: lackingOf(group),
    price: money(group.priceFen),
    name: product.name,
  });
  const desc = t('groupBuy.share.desc', { needed: group.needed });
  const link = new URL(href, sdk.host.location.href).href;
  const imgUrl = sdk.config.assetUrl(product.picture.sources[0]?.url ?? '');
  const send = () =>
    sdk.share.page({ title, desc, link, imgUrl }).catch((error: unknown) => {
      if (wasCancelled(error)) return false;
      throw error;
    });
  return (
    <ShareSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('groupBuy.invite')}
      link={link}
      onSend={send}
      onCopy={sdk.host.copyText}
      poster={{
        title,
        description: desc,
        highlight: money(group.priceFen),
        pictureUrl: imgUrl || undefined,
        brand: t('app.brand'),
      }}
    />
  );
}
