import type { Picture } from '@yunyou/contract';
import { IconButton } from '../../components/icon-button';
import { useToast } from '../../components/toast';
import { Share2Icon } from '../../icons';
import { useTexts } from '../../texts';
import { useSdk } from '../sdk-context';
import { wasCancelled } from './was-cancelled';

export interface ShareButtonProps {
  /** Title of what is shared. */
  title: string;
  /** A sentence about it. */
  desc: string;
  /** Its picture; null for none of its own. */
  picture: Picture | null;
  /** Address of another picture for the link. Default: that of `picture`. */
  imgUrl?: string | undefined;
  /** A page of the app that is shared instead. Default: the page shown. */
  href?: string;
}

/**
 * Shares the page shown, or another one. Where nothing can share, the address is copied instead; on pages that must not be shared there
 * is no button.
 */
export function ShareButton({ title, desc, picture, imgUrl: ownUrl, href }: ShareButtonProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const { show } = useToast();
  if (!sdk.share.canShare()) return null;
  const share = async () => {
    const pictureUrl = ownUrl || picture?.sources[0]?.url;
    const imgUrl = pictureUrl && sdk.config.assetUrl(pictureUrl);
    const link = href && sdk.share.link(href);
    try {
      await sdk.share.page({ title, desc, ...(imgUrl && { imgUrl }), ...(link && { link }) });
    } catch (error) {
      if (!wasCancelled(error)) await copy(link);
    }
  };
  const copy = async (link = sdk.share.link()) => {
    try {
      await sdk.host.copyText(link);
      show(t('components.share.copied'), { kind: 'success' });
    } catch {
      show(t('components.share.failed'), { kind: 'error' });
    }
  };
  return (
    <IconButton label={t('components.share')} onClick={() => void share()}>
      <Share2Icon />
    </IconButton>
  );
}
