import type { Picture as PictureData } from '@yunyou/contract';
import { type ComponentProps, useState } from 'react';
import { classNames } from '../../class-names';
import { PlayIcon } from '../../icons';
import { useTexts } from '../../texts';
import { Button } from '../button';
import { Picture } from '../picture';
import { VisuallyHidden } from '../visually-hidden';
import styles from './VideoPlayer.module.css';

export interface VideoCaptions {
  /** Address of a WebVTT file. */
  src: string;
  /** Language of the words, `zh-Hans` or `en`. */
  srcLang: string;
  /** What the player's menu calls them. */
  label: string;
}

export interface VideoPlayerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Address of the film, in a format that browsers play (MP4 with H.264). */
  src: string;
  /** What the film shows. */
  label: string;
  /** Shown until the film is asked for. Default a dark ground. */
  poster?: PictureData;
  /** Width through height. Default 16 / 9. */
  ratio?: number;
  /** Default none. */
  captions?: readonly VideoCaptions[];
}

/**
 * A film that costs nothing before it is asked for: a picture and a button first, then the browser's own player, which
 * knows captions, full screen, keys and casting better than any of ours.
 */
export function VideoPlayer({
  src,
  label,
  poster,
  ratio = 16 / 9,
  captions = [],
  className,
  style,
  ...rest
}: VideoPlayerProps) {
  const { t } = useTexts();
  const [asked, setAsked] = useState(false);
  const [failed, setFailed] = useState(false);
  return (
    <div
      className={classNames(styles.root, className)}
      data-state={failed ? 'failed' : asked ? 'asked' : 'poster'}
      style={{ aspectRatio: ratio, ...style }}
      {...rest}
    >
      {poster && (!asked || failed) && <Picture picture={poster} alt="" fill />}
      {asked && !failed && (
        // biome-ignore lint/a11y/useMediaCaption: captions are handed in where the operator has them
        <video
          className={styles.video}
          src={src}
          aria-label={label}
          controls
          playsInline
          autoPlay
          // The button that was pressed is gone; the player takes its place for the keyboard too.
          ref={(video) => video?.focus({ preventScroll: true })}
          onError={() => setFailed(true)}
        >
          {captions.map((track, place) => (
            <track key={track.src} kind="captions" default={place === 0} {...track} />
          ))}
        </video>
      )}
      {!asked && (
        <button type="button" className={styles.start} onClick={() => setAsked(true)}>
          <span className={styles.disc}>
            <PlayIcon size={28} />
          </span>
          <VisuallyHidden>{t('kit.media.playNamed', { name: label })}</VisuallyHidden>
        </button>
      )}
      {failed && (
        <div role="alert" className={styles.failed}>
          {t('kit.media.failed')}
          <Button size="small" onClick={() => setFailed(false)}>
            {t('ui.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
