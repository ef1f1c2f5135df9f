import { swiperIntervalMs } from '@yunyou/contract';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '../../class-names';
import { useModule } from '../../hooks/use-module';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../../icons';
import { useTexts } from '../../texts';
import type { Engine } from './EmblaEngine';
import styles from './Swiper.module.css';

export interface SwiperSlide {
  key: string;
  content: ReactNode;
}

export interface SwiperProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the slides are, for screen readers. */
  label: string;
  /** What is shown, one at a time. */
  slides: readonly SwiperSlide[];
  /** The slide to show, from 0. Default: the component keeps it itself, from 0. */
  index?: number;
  /** Called with the place, from 0, that comes into view. Default nothing. */
  onIndexChange?: (index: number) => void;
  /** Time between slides that change by themselves, in milliseconds; `false` for never. Default 3000. */
  autoplayMs?: number | false;
  /** After the last slide comes the first. Default `true`. */
  loop?: boolean;
  /** `dots` and `count` lie on the slides' lower edge. Default `dots`. */
  indicator?: 'dots' | 'count' | 'none';
}

const loadEngine = () => import('./EmblaEngine').then((module) => module.EmblaEngine);

/** True once the page has had time for what it must show first. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), 1200);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}

/**
 * Slides beside each other. They scroll and snap by CSS alone from the first paint on; looping, dragging with a mouse
 * and changing by themselves come with an engine that is fetched when the page has settled.
 */
export function Swiper({
  label,
  slides,
  index,
  onIndexChange,
  autoplayMs = swiperIntervalMs,
  loop = true,
  indicator = 'dots',
  className,
  ...rest
}: SwiperProps) {
  const { t } = useTexts();
  const root = useRef<HTMLElement>(null);
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null);
  const [engine, setEngine] = useState<Engine | null>(null);
  const [present, setPresent] = useState(index ?? 0);
  const [paused, setPaused] = useState(false);
  const several = slides.length > 1;
  const Embla = useModule(loadEngine, useSettled() && several);

  const show = (next: number) => {
    setPresent(next);
    if (next !== present) onIndexChange?.(next);
  };
  const scrollTo = (to: number) =>
    viewport?.scrollTo({ left: to * viewport.clientWidth, behavior: 'smooth' });
  const step = (by: 1 | -1) => {
    if (engine) return by === 1 ? engine.next() : engine.previous();
    const to = present + by;
    scrollTo(loop ? (to + slides.length) % slides.length : to);
  };

  const follow = useEffectEvent((wanted: number) => {
    if (wanted === present) return;
    if (engine) engine.goTo(wanted);
    else scrollTo(wanted);
  });
  useEffect(() => {
    if (index !== undefined && viewport) follow(index);
  }, [index, viewport]);

  const moving = autoplayMs !== false && several;

  return (
    <section
      ref={root}
      aria-roledescription={t('ui.swiper.carousel')}
      aria-label={label}
      className={classNames(styles.root, className)}
      {...rest}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a scroller that can be moved by keyboard, as every scroller */}
      <div
        ref={setViewport}
        className={styles.viewport}
        tabIndex={several ? 0 : undefined}
        onKeyDown={(event) => {
          const by = { ArrowLeft: -1 as const, ArrowRight: 1 as const }[event.key];
          if (!by || event.target !== event.currentTarget) return;
          event.preventDefault();
          step(by);
        }}
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget;
          if (!engine && clientWidth > 0) show(Math.round(scrollLeft / clientWidth));
        }}
      >
        <div className={styles.track} aria-live={moving && !paused ? 'off' : 'polite'}>
          {slides.map((slide, place) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend that nobody sees
            <div
              key={slide.key}
              role="group"
              aria-roledescription={t('ui.swiper.slide')}
              aria-label={t('ui.swiper.place', { place: place + 1, count: slides.length })}
              className={styles.slide}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {Embla && viewport && (
        <Embla
          viewport={viewport}
          loop={loop}
          startIndex={present}
          root={root}
          autoplayMs={!paused && autoplayMs}
          onEngine={setEngine}
          onSelect={show}
        />
      )}
      {several && (
        <>
          <button
            type="button"
            className={styles.step}
            data-side="previous"
            aria-label={t('ui.swiper.previous')}
            disabled={!loop && present === 0}
            onClick={() => step(-1)}
          >
            <ChevronLeftIcon />
          </button>
          <button
            type="button"
            className={styles.step}
            data-side="next"
            aria-label={t('ui.swiper.next')}
            disabled={!loop && present === slides.length - 1}
            onClick={() => step(1)}
          >
            <ChevronRightIcon />
          </button>
          {indicator !== 'none' && (
            <div className={styles.foot}>
              {indicator === 'dots' ? (
                <span aria-hidden="true" className={styles.dots}>
                  {slides.map((slide, place) => (
                    <span key={slide.key} data-current={place === present || undefined} />
                  ))}
                </span>
              ) : (
                <span aria-hidden="true" className={styles.count}>
                  {present + 1} / {slides.length}
                </span>
              )}
              {moving && (
                <button
                  type="button"
                  className={styles.pause}
                  aria-label={t(paused ? 'ui.swiper.play' : 'ui.swiper.pause')}
                  onClick={() => setPaused(!paused)}
                >
                  {paused ? <PlayIcon size={12} /> : <PauseIcon size={12} />}
                </button>
              )}
            </div>
          )}
        </>
      )}
    </section>
  );
}
