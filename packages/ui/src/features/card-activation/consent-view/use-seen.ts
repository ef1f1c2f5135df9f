import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** An end that was scrolled past in one go was on screen, too. */
const PASSED = { rootMargin: '1000000px 0px 0px' };

/** Calls once the end of a text has been on screen; not before the text itself has come, whose end would be at once. */
export function useSeen(onSeen: () => void): RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    const { current } = mark;
    const text = current?.parentElement;
    if (!current || !text) return;
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      stop();
      tell();
    }, PASSED);
    const coming = new MutationObserver(() => start());
    const start = () => {
      if (text.querySelector('[aria-busy="true"]')) return;
      coming.disconnect();
      seen.observe(current);
    };
    const stop = () => {
      coming.disconnect();
      seen.disconnect();
    };
    coming.observe(text, { childList: true, subtree: true, attributes: true });
    start();
    return stop;
  }, []);
  return mark;
}
