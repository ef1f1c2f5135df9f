import type { ActivityProduct } from '@yunyou/contract';
import { ShareSheet, type ShareSheetProps } from '../../../components/share-sheet';
import { useSdk, wasCancelled } from '../../../shell';
import { useTexts } from '../../../texts';

export interface FriendsSheetProps extends Pick<ShareSheetProps, 'open' | 'onOpenChange' | 'title'> {
  /** What friends read. */
  words: { title: string; desc: string };
  /** Where they take part. */
  href: string;
  /** Whose picture friends see. */
  product: Pick<ActivityProduct, 'picture'>;
  /** The price on the poster, in fen. */
  priceFen: number;
}

/** Ways to ask friends into an activity: what is shared leads to where they take part, not to the member's own page. */
export function FriendsSheet({
  open,
  onOpenChange,
  title,
  words,
  href,
  product,
  priceFen,
}: FriendsSheetProps) {
  const sdk = useSdk();
  const { t, money } = useTexts();
  const link = sdk.share.link(href);
  const imgUrl = sdk.config.assetUrl(product.picture.sources[0]?.url ?? '');
  const send = () =>
    sdk.share.page({ ...words, link, imgUrl }).catch((error: unknown) => {
      if (wasCancelled(error)) return false;
      throw error;
    });
  return (
    <ShareSheet
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      link={link}
      onSend={send}
      onCopy={sdk.host.copyText}
      poster={{
        title: words.title,
        description: words.desc,
        highlight: money(priceFen),
        pictureUrl: imgUrl || undefined,
        brand: t('app.brand'),
      }}
    />
  );
}
