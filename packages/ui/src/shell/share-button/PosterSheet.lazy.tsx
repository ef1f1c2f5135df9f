import type { Picture } from '@yunyou/contract';
import type { Sdk } from '@yunyou/sdk';
import { ShareSheet, type ShareSheetProps } from '../../components/share-sheet';
import { useTexts } from '../../texts';
import { useSdk } from '../sdk-context';
import { wasCancelled } from './was-cancelled';

type Shared = ReturnType<Sdk['share']['content']>;

export interface PosterSheetProps extends Pick<ShareSheetProps, 'open' | 'onOpenChange'> {
  /** What the host shares. */
  content: Partial<Shared> & Pick<Shared, 'link' | 'desc'>;
  /** What it is called on the poster. */
  name: string;
  /** The price on the poster, in words. Default none. */
  price?: string | undefined;
  /** The picture of the poster; null for painted hills. */
  picture: Picture | null;
}

/** Pixels of a poster's picture. */
const POSTER_PX = 750;

export const areas = ['components', 'kit'] as const;

/** Ways to tell others of a page: the host's own, a poster with a code, the address. */
export default function PosterSheet({ open, onOpenChange, content, name, price, picture }: PosterSheetProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const send = () =>
    sdk.share.page(content).catch((error: unknown) => {
      if (wasCancelled(error)) return false;
      throw error;
    });
  const source = picture?.sources.find(({ width }) => width >= POSTER_PX) ?? picture?.sources.at(-1);
  const pictureUrl = source ? sdk.config.assetUrl(source.url) : content.imgUrl;
  return (
    <ShareSheet
      open={open}
      onOpenChange={onOpenChange}
      link={content.link}
      onSend={send}
      onCopy={sdk.host.copyText}
      poster={{
        title: name,
        description: content.desc,
        ...(price && { highlight: price }),
        ...(pictureUrl && { pictureUrl }),
        brand: t('app.brand'),
      }}
    />
  );
}
