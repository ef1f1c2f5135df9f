import { waitFor } from 'storybook/test';

import { movesOf, UNSEEN_MS } from './moving-styles';

const PARTS = [undefined, '::before', '::after'] as const;

/** Storybook waits and complains in the same document. */
const isOurs = (element: Element): boolean => !element.closest('[class*="sb-"]:not(body)');

const describe = (element: Element, part: string | undefined, moves: string): string =>
  `${element.localName}.${element.getAttribute('class') ?? ''}${part ?? ''}: ${moves}`;

function expectNothingMoves(): void {
  const styled = [...document.querySelectorAll('*')].filter(isOurs).flatMap((element) =>
    PARTS.flatMap((part) => {
      const moves = movesOf(getComputedStyle(element, part));
      return moves ? [describe(element, part, moves)] : [];
    }),
  );
  // What a script has set going.
  const running = document.getAnimations().flatMap(({ playState, effect }) => {
    const { duration } = effect?.getComputedTiming() ?? {};
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return playState === 'running' && target && isOurs(target) && Number(duration) > UNSEEN_MS
      ? [describe(target, undefined, `runs for ${duration} ms`)]
      : [];
  });
  const faults = [...new Set([...styled, ...running])];
  if (faults.length > 0) throw new Error(`Moves where nothing may:\n${faults.slice(0, 20).join('\n')}`);
}

/** In a test Storybook stops every movement before it looks at a story: with that, nothing could be found here. */
const stopsOfStorybook = (): CSSStyleSheet[] =>
  [...document.querySelectorAll<HTMLStyleElement>('head > style')].flatMap(({ textContent, sheet }) =>
    sheet && textContent?.includes('animation-play-state: paused !important') ? [sheet] : [],
  );

/** Fails when something moves, or would, though the visitor has asked for less motion. The tests run with that wish. */
export async function expectStillness(): Promise<void> {
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const stops = stopsOfStorybook();
  for (const stop of stops) stop.disabled = true;
  try {
    await waitFor(expectNothingMoves, { timeout: 2000, interval: 200 });
  } finally {
    for (const stop of stops) stop.disabled = false;
  }
}
