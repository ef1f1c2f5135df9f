import { useModule } from '../../hooks/use-module';
import { useTexts } from '../../texts';
import { Spinner } from '../spinner';
import { VisuallyHidden } from '../visually-hidden';
import styles from './Overlay.module.css';
import type { OverlayFrameProps } from './OverlayFrame';
import { useOpenOverlay } from './open-overlays';

export type OverlayProps = OverlayFrameProps;

const loadFrame = () => import('./OverlayFrame').then((module) => module.OverlayFrame);

/** Fetches ahead what pop-ups are made of, for the time when the page has nothing better to do. Never rejects. */
export async function preloadOverlays(): Promise<void> {
  await loadFrame().catch(() => undefined);
}

/**
 * The ground of every pop-up, sheet and dialog. The code behind it (about 20 kB) is fetched when the first one opens,
 * so that a page that opens none pays nothing; should that fail, the overlay closes again and the next tap tries anew.
 * What can be dismissed is closed by the way back, too, where the app has one (`OverlayContext`).
 */
export function Overlay(props: OverlayProps) {
  const { t } = useTexts();
  useOpenOverlay(props.open && props.dismissible !== false, () => props.onOpenChange(false));
  const Frame = useModule(loadFrame, props.open, () => props.onOpenChange(false));
  if (Frame) return <Frame {...props} />;
  if (!props.open) return null;
  return (
    <div role="status" className={styles.pending}>
      <Spinner size={32} />
      <VisuallyHidden>{t('components.loading')}</VisuallyHidden>
    </div>
  );
}
