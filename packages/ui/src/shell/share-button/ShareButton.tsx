import type { Picture } from '@yunyou/contract';
import { IconButton } from '../../components/icon-button';
import { useToast } from '../../components/toast';
import { Share2Icon } from '../../icons';
import { useTexts } from '../../texts';
import { useSdk } from '../sdk-context';
import { useLazySheet } from '../use-lazy-sheet';
import { loadPosterSheet } from './poster-sheet';
import { wasCancelled } from './was-cancelled';

export interface ShareButtonProps {
  /** Title of what is shared. */
  title: string;
  /** A sentence about it. */
  desc: string;
  /** Its picture; null for none of its own. */
  picture: Picture | null;
  /** Its price in words, such as ¥68起: said after the title, and on the poster. Default none. */
  price?: string | undefined;
  /** Offers a poster and the address, too: a sheet opens. Default: the host's sharing alone, at once. */
  poster?: boolean;
  /** Address of another picture for the link. Default: that of `picture`. */
  imgUrl?: string | undefined;
  /** A page of the app that is shared instead. Default: the page shown. */
  href?: string;
}

/**
 * Shares the page shown, or another one. Where nothing can share, the address is copied instead; on pages that must not be shared there
 * is no button.
 */
export function ShareButton({ title, desc, picture, price, poster, imgUrl: ownUrl, href }: ShareButtonProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const { show } = useToast();
  const sheet = useLazySheet(loadPosterSheet);
  if (!sdk.share.canShare()) return null;
  const content = () => {
    const pictureUrl = ownUrl || picture?.sources[0]?.url;
    return {
      ...{ title: price ? `${title} ${price}` : title, desc, link: sdk.share.link(href) },
      ...(pictureUrl && { imgUrl: sdk.config.assetUrl(pictureUrl) }),
    };
  };
  const share = async () => {
    try {
      await sdk.share.page(content());
    } catch (error) {
      if (!wasCancelled(error)) await copy();
    }
  };
  const copy = async () => {
    try {
      await sdk.host.copyText(sdk.share.link(href));
      show(t('components.share.copied'), { kind: 'success' });
    } catch {
      show(t('components.share.failed'), { kind: 'error' });
    }
  };
  return (
    <>
      <IconButton label={t('components.share')} onClick={() => (poster ? sheet.setOpen(true) : void share())}>
        <Share2Icon />
      </IconButton>
      {sheet.Sheet && (
        <sheet.Sheet
          open={sheet.open}
          onOpenChange={sheet.setOpen}
          content={content()}
          name={title}
          price={price}
          picture={ownUrl ? null : picture}
        />
      )}
    </>
  );
}
