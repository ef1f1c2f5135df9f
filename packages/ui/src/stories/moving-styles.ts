/** Shorter than a frame: nobody sees it move. A colour may fade for as long as it likes. */
export const UNSEEN_MS = 10;

/** What changes in these moves nothing. */
const STANDS_STILL =
  /^(none|color|(background|border(-\w+)?|outline|text-decoration|caret|fill|stroke)-?color|box-shadow|fill|stroke|visibility)$/;

/** `0.15s, 80ms` in milliseconds. */
const milliseconds = (list: string): number[] =>
  list.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1_000));

/** The part of a computed style that can set something going. */
export type MovingStyle = Pick<
  CSSStyleDeclaration,
  'animationName' | 'animationDuration' | 'transitionProperty' | 'transitionDuration' | 'scrollBehavior'
>;

/** What moves in an element with this computed style; undefined where nothing does. */
export function movesOf({
  animationName,
  animationDuration,
  transitionProperty,
  transitionDuration,
  scrollBehavior,
}: MovingStyle): string | undefined {
  const longest = Math.max(...milliseconds(animationDuration));
  if (animationName !== 'none' && longest > UNSEEN_MS) return `animation ${animationName}, ${longest} ms`;
  const durations = milliseconds(transitionDuration);
  const moving = transitionProperty
    .split(', ')
    .find(
      (property, place) =>
        !STANDS_STILL.test(property) && (durations[place % durations.length] ?? 0) > UNSEEN_MS,
    );
  if (moving) return `transition of ${moving}, ${transitionDuration}`;
  return scrollBehavior === 'smooth' ? 'smooth scrolling' : undefined;
}
