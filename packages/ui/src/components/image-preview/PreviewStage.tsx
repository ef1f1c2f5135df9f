import type { KeyboardEvent } from 'react';
import { classNames } from '../../class-names';
import { useModule } from '../../hooks/use-module';
import { XIcon } from '../../icons';
import { useTexts } from '../../texts';
import { IconButton } from '../icon-button';
import { Picture } from '../picture';
import { Swiper } from '../swiper';
import styles from './ImagePreview.module.css';
import type { PreviewItem } from './preview-item';

export interface PreviewStageProps {
  /** Everything that can be looked at. */
  items: readonly PreviewItem[];
  /** The item that is shown, from 0. */
  index: number;
  /** Called with the place, from 0, that comes into view. */
  onIndexChange: (index: number) => void;
  /** It is looked at now: what makes pictures larger is fetched. Default `true`. */
  active?: boolean;
  /** Called by the close button. Default: there is none. */
  onClose?: () => void;
  /** A further class of the root. Default none. */
  className?: string;
}

const loadZoomable = () => import('./ZoomablePicture').then((module) => module.ZoomablePicture);

const keyOf = (item: PreviewItem, place: number) =>
  `${place} ${item.type === 'image' ? item.picture.sources[0]?.url : item.url}`;

/** Pictures and films one at a time on black: swipe and arrow keys; fingers and keys make pictures larger. */
export function PreviewStage({
  items,
  index,
  onIndexChange,
  active = true,
  onClose,
  className,
}: PreviewStageProps) {
  const { t } = useTexts();
  // A comfort: without the code for it pictures can be looked at all the same.
  const Zoomable = useModule(loadZoomable, active);
  const handleKey = (event: KeyboardEvent) => {
    const to = index + ({ ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0);
    if (to === index || to < 0 || to >= items.length) return;
    event.preventDefault();
    onIndexChange(to);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the arrow keys of whatever has the focus inside
    <div className={classNames(styles.stage, className)} onKeyDown={handleKey}>
      <Swiper
        className={styles.swiper}
        label={t('components.preview.label')}
        index={index}
        onIndexChange={onIndexChange}
        autoplayMs={false}
        loop={false}
        indicator="count"
        slides={items.map((item, place) => ({
          key: keyOf(item, place),
          content:
            item.type === 'image' ? (
              Zoomable ? (
                <Zoomable picture={item.picture} active={place === index} />
              ) : (
                <Picture
                  className={styles.media}
                  picture={item.picture}
                  fill
                  fit="contain"
                  priority={place === index}
                />
              )
            ) : (
              // biome-ignore lint/a11y/useMediaCaption: the operator's films come without captions
              <video
                className={styles.media}
                src={item.url}
                aria-label={item.label}
                controls
                playsInline
                preload="metadata"
              />
            ),
        }))}
      />
      {onClose && (
        <IconButton label={t('ui.close')} className={styles.close} onClick={onClose}>
          <XIcon />
        </IconButton>
      )}
    </div>
  );
}
