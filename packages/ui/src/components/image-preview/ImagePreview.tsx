import type { Picture as PictureData } from '@yunyou/contract';
import type { KeyboardEvent } from 'react';
import { useModule } from '../../hooks/use-module';
import { XIcon } from '../../icons';
import { useTexts } from '../../texts';
import { IconButton } from '../icon-button';
import { Overlay } from '../overlay';
import { Picture } from '../picture';
import { Swiper } from '../swiper';
import styles from './ImagePreview.module.css';

/** Something to look at in full: a picture, or a film by its address. */
export type PreviewItem =
  | { type: 'image'; picture: PictureData }
  | { type: 'video'; url: string; label: string };

export interface ImagePreviewProps {
  /** Whether the viewer is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** Everything that can be looked at. */
  items: readonly PreviewItem[];
  /** The item that is shown, from 0. */
  index: number;
  /** Called with the place, from 0, that comes into view. */
  onIndexChange: (index: number) => void;
}

const loadZoomable = () => import('./ZoomablePicture').then((module) => module.ZoomablePicture);

const keyOf = (item: PreviewItem, place: number) =>
  `${place} ${item.type === 'image' ? item.picture.sources[0]?.url : item.url}`;

/** Pictures and films over the whole screen: swipe, arrow keys, Escape; fingers and keys make pictures larger. */
export function ImagePreview({ open, onOpenChange, items, index, onIndexChange }: ImagePreviewProps) {
  const { t } = useTexts();
  // A comfort: without the code for it pictures can be looked at all the same.
  const Zoomable = useModule(loadZoomable, open);
  const handleKey = (event: KeyboardEvent) => {
    const to = index + ({ ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0);
    if (to === index || to < 0 || to >= items.length) return;
    event.preventDefault();
    onIndexChange(to);
  };
  return (
    <Overlay
      open={open}
      onOpenChange={onOpenChange}
      placement="full"
      label={t('components.preview.label')}
      className={styles.root}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the arrow keys of whatever has the focus inside */}
      <div className={styles.stage} onKeyDown={handleKey}>
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
        <IconButton label={t('ui.close')} className={styles.close} onClick={() => onOpenChange(false)}>
          <XIcon />
        </IconButton>
      </div>
    </Overlay>
  );
}
