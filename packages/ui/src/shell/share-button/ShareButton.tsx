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
  /** Its picture. */
  picture: Picture;
}

/**
 * Shares the page shown. Where nothing can share, the address is copied instead; on pages that must not be shared there
 * is no button.
 */
export function ShareButton({ title, desc, picture }: ShareButtonProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const { show } = useToast();
  if (!sdk.share.canShare()) return null;
  const share = async () => {
    const imgUrl = sdk.config.assetUrl(picture.sources[0]?.url ?? '');
    try {
      await sdk.share.page({ title, desc, imgUrl });
    } catch (error) {
      if (!wasCancelled(error)) await copy();
    }
  };
  const copy = async () => {
    try {
      await sdk.host.copyText(sdk.share.content().link);
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
