import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Calls once what stands after a text has been on screen; not before the text itself has come, which would push it away. */
export function useSeen(
  text: RefObject<HTMLElement | null>,
  onSeen: () => void,
): RefObject<HTMLDivElement | null> {
  const after = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    const [words, end] = [text.current, after.current];
    if (!words || !end) return;
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      stop();
      tell();
    });
    const coming = new MutationObserver(() => start());
    const start = () => {
      if (words.querySelector('[aria-busy="true"]')) return;
      coming.disconnect();
      seen.observe(end);
    };
    const stop = () => {
      coming.disconnect();
      seen.disconnect();
    };
    coming.observe(words, { childList: true, subtree: true, attributes: true });
    start();
    return stop;
  }, [text]);
  return after;
}
