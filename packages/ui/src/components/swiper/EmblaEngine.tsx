import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useAutoplay } from './use-autoplay';

/** What the carousel can do once its engine is there. */
export interface Engine {
  next(): void;
  previous(): void;
  goTo(index: number): void;
}

interface EmblaEngineProps {
  viewport: HTMLElement;
  loop: boolean;
  startIndex: number;
  /** The whole carousel: it rests while the visitor is at it. */
  root: RefObject<HTMLElement | null>;
  /** Time between slides that change by themselves, in milliseconds; `false` for never. */
  autoplayMs: number | false;
  /** Hands the engine over; null when it is gone. */
  onEngine: (engine: Engine | null) => void;
  onSelect: (index: number) => void;
}

/** Runs Embla on a viewport that already scrolls by itself: adds looping, dragging with a mouse and changing by itself. Renders nothing. */
export function EmblaEngine({
  viewport,
  loop,
  startIndex,
  root,
  autoplayMs,
  onEngine,
  onSelect,
}: EmblaEngineProps) {
  const [setViewport, api] = useEmblaCarousel({
    loop,
    startIndex,
    align: 'start',
    // A slide whose picture has been made larger is moved, not turned.
    watchDrag: (_, event) => !(event.target instanceof Element && event.target.closest('[data-zoomed]')),
  });
  const hand = useEffectEvent(onEngine);
  const select = useEffectEvent(onSelect);

  useAutoplay(root, autoplayMs, api !== undefined, () => api?.scrollNext());

  useEffect(() => setViewport(viewport), [viewport, setViewport]);

  useEffect(() => {
    if (!api) return;
    const changed = () => select(api.selectedScrollSnap());
    api.on('select', changed);
    hand({
      next: () => api.scrollNext(),
      previous: () => api.scrollPrev(),
      goTo: (index) => api.scrollTo(index),
    });
    // From here on the engine moves the track; what the viewport has scrolled would be added to that.
    viewport.scrollLeft = 0;
    viewport.dataset.engine = 'embla';
    return () => {
      api.off('select', changed);
      delete viewport.dataset.engine;
      hand(null);
    };
  }, [api, viewport]);

  return null;
}
