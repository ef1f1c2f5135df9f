import { useTexts } from '../../texts';
import { Overlay } from '../overlay';
import styles from './ImagePreview.module.css';
import { PreviewStage, type PreviewStageProps } from './PreviewStage';

export interface ImagePreviewProps extends Pick<PreviewStageProps, 'items' | 'index' | 'onIndexChange'> {
  /** Whether the viewer is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
}

/** Pictures and films over the whole screen: swipe, arrow keys, Escape; fingers and keys make pictures larger. */
export function ImagePreview({ open, onOpenChange, ...stage }: ImagePreviewProps) {
  const { t } = useTexts();
  return (
    <Overlay
      open={open}
      onOpenChange={onOpenChange}
      placement="full"
      label={t('components.preview.label')}
      className={styles.root}
    >
      <PreviewStage {...stage} active={open} onClose={() => onOpenChange(false)} />
    </Overlay>
  );
}
