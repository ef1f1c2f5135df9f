import { type AudioState, audioState } from '@yunyou/contract';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { classNames } from '../../class-names';
import { PauseIcon, PlayIcon, SquareIcon } from '../../icons';
import { useTexts } from '../../texts';
import styles from './AudioPlayer.module.css';

export interface AudioPlayerProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** Address of the recording. */
  src: string;
  /** What is heard. */
  title: string;
  /** Who speaks, how long it takes. Default none. */
  description?: string;
  /** Told 0 stopped, 1 playing, 2 paused, whenever it changes. Default nothing. */
  onStateChange?: (state: AudioState) => void;
}

const stateNames = { 0: 'stopped', 1: 'playing', 2: 'paused' } as const;

/** A recording to listen to: played, paused, stopped, and heard from any place in it. Nothing is fetched before it is played. */
export function AudioPlayer({
  src,
  title,
  description,
  onStateChange,
  className,
  ...rest
}: AudioPlayerProps) {
  const { t, countdown } = useTexts();
  const audio = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<AudioState>(audioState.stopped);
  const [failed, setFailed] = useState(false);
  const [position, setPosition] = useState({ nowMs: 0, totalMs: 0 });
  const playing = state === audioState.playing;

  const told = useRef(state);
  useEffect(() => {
    if (told.current === state) return;
    told.current = state;
    onStateChange?.(state);
  }, [state, onStateChange]);

  const play = () => {
    setFailed(false);
    // Browsers refuse without a tap, and a new tap breaks off one that waits: both leave the state as it is.
    audio.current?.play().catch(() => undefined);
  };
  const stop = () => {
    const element = audio.current;
    if (!element) return;
    element.pause();
    element.currentTime = 0;
    setState(audioState.stopped);
    setPosition((before) => ({ ...before, nowMs: 0 }));
  };
  const readPosition = (element: HTMLAudioElement) =>
    setPosition({
      nowMs: element.currentTime * 1000,
      totalMs: Number.isFinite(element.duration) ? element.duration * 1000 : 0,
    });

  const words = failed ? t('kit.media.failed') : t('kit.audio.state', { state: stateNames[state] });
  return (
    <section
      aria-label={title}
      className={classNames(styles.root, className)}
      data-state={failed ? 'failed' : stateNames[state]}
      {...rest}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: a recording has no picture to write captions into */}
      <audio
        ref={audio}
        src={src}
        preload="none"
        onPlay={() => setState(audioState.playing)}
        onPause={(event) => {
          // Stopping pauses too, and so does the end.
          if (event.currentTarget.currentTime > 0 && !event.currentTarget.ended) setState(audioState.paused);
        }}
        onEnded={stop}
        onTimeUpdate={(event) => readPosition(event.currentTarget)}
        onDurationChange={(event) => readPosition(event.currentTarget)}
        onError={() => {
          setFailed(true);
          setState(audioState.stopped);
        }}
      />
      <button
        type="button"
        className={styles.main}
        aria-label={t(playing ? 'kit.media.pause' : 'kit.media.play')}
        onClick={() => (playing ? audio.current?.pause() : play())}
      >
        {playing ? <PauseIcon size={22} /> : <PlayIcon size={22} />}
      </button>
      <div className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.description}>
          <span role="status" className={styles.state}>
            {words}
          </span>
          {description && <span>{description}</span>}
        </span>
      </div>
      {state !== audioState.stopped && (
        <>
          <button type="button" className={styles.stop} aria-label={t('kit.media.stop')} onClick={stop}>
            <SquareIcon size={18} />
          </button>
          <div className={styles.progress}>
            <input
              type="range"
              className={styles.range}
              aria-label={t('kit.media.position')}
              aria-valuetext={t('kit.media.time', {
                now: countdown(position.nowMs),
                total: countdown(position.totalMs),
              })}
              min={0}
              max={Math.max(1, Math.round(position.totalMs))}
              step={1000}
              value={Math.round(position.nowMs)}
              onChange={(event) => {
                const element = audio.current;
                if (element) element.currentTime = Number(event.target.value) / 1000;
              }}
            />
            <span aria-hidden="true" className={styles.time}>
              {countdown(position.nowMs)} / {countdown(position.totalMs)}
            </span>
          </div>
        </>
      )}
    </section>
  );
}
