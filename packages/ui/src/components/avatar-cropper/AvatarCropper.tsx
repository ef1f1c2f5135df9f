import { avatarMaxBytes, avatarPx } from '@yunyou/contract';
import { useEffect, useId, useState } from 'react';
import { useModule } from '../../hooks/use-module';
import { useTexts } from '../../texts';
import { Button } from '../button';
import { Overlay } from '../overlay';
import { Spinner } from '../spinner';
import styles from './AvatarCropper.module.css';
import { type Cut, cutOut } from './cut-out';

export interface AvatarCropperProps {
  /** Whether the cropper is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** The picture to cut from. */
  picture: Blob;
  /**
   * Called by 确认 with a square JPEG. A promise keeps the cropper open until it resolves; it stays open when that is to
   * `false`, or when it rejects, which is the caller's to handle.
   */
  onCrop: (avatar: Blob) => unknown;
  /** Called by 换一张 when the picture can't be opened. Default: the cropper only closes. */
  onChooseOther?: () => void;
  /** Side of the result in pixels. Default 512. */
  sizePx?: number;
  /** Most bytes of the result. Default 200 KiB. */
  maxBytes?: number;
}

const loadArea = () => import('./CropArea').then((module) => module.CropArea);

/** Cuts a round picture out of a photograph: moved, scaled and turned by finger, mouse or keys. */
export function AvatarCropper({ open, onOpenChange, ...rest }: AvatarCropperProps) {
  const titleId = useId();
  return (
    <Overlay
      open={open}
      onOpenChange={onOpenChange}
      placement="full"
      titleId={titleId}
      className={styles.root}
    >
      <CropperContent titleId={titleId} onClose={() => onOpenChange(false)} {...rest} />
    </Overlay>
  );
}

interface CropperContentProps extends Omit<AvatarCropperProps, 'open' | 'onOpenChange'> {
  titleId: string;
  onClose: () => void;
}

function CropperContent({
  titleId,
  picture,
  onCrop,
  onChooseOther,
  sizePx = avatarPx,
  maxBytes = avatarMaxBytes,
  onClose,
}: CropperContentProps) {
  const { t } = useTexts();
  const [broken, setBroken] = useState(false);
  const [cut, setCut] = useState<Cut>();
  const url = useObjectUrl(picture);
  const Area = useModule(loadArea, true, () => setBroken(true));

  const confirm = async () => {
    if (!url || !cut) return;
    const avatar = await cutOut(url, cut, { sizePx, maxBytes }).catch(() => undefined);
    if (!avatar) return setBroken(true);
    if ((await onCrop(avatar)) !== false) onClose();
  };

  return (
    <>
      <h2 id={titleId} className={styles.title}>
        {t('kit.crop.title')}
      </h2>
      {broken ? (
        <div role="alert" className={styles.broken}>
          <p className={styles.brokenTitle}>{t('kit.crop.broken')}</p>
          <p className={styles.brokenHint}>{t('kit.crop.brokenHint')}</p>
        </div>
      ) : Area && url ? (
        <Area url={url} onCut={setCut} onBroken={() => setBroken(true)} />
      ) : (
        <div role="status" className={styles.broken}>
          <Spinner size={32} />
          {t('components.loading')}
        </div>
      )}
      <div className={styles.actions}>
        <Button variant="outline" className={styles.cancel} onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        {broken ? (
          <Button
            onClick={() => {
              onClose();
              onChooseOther?.();
            }}
          >
            {t('kit.crop.other')}
          </Button>
        ) : (
          <Button disabled={!cut} onClick={confirm}>
            {t('ui.confirm')}
          </Button>
        )}
      </div>
    </>
  );
}

/** An address for a blob, for as long as it is shown. */
function useObjectUrl(blob: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
