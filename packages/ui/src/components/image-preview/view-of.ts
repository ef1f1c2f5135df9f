/** How a picture is looked at. */
export interface View {
  /** 1 is the whole picture. */
  scale: number;
  /** How far its middle is from the middle of the frame, in CSS pixels. */
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

export const whole: View = { scale: 1, x: 0, y: 0 };

/** What two fingers can make of a picture at most. */
export const MOST_SCALE = 4;
/** What a double tap makes of the whole picture. */
export const TAP_SCALE = 2.5;

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The nearest view in which the picture still fills its frame. */
function bounded({ scale, x, y }: View, frame: Size): View {
  const inside = between(1, scale, MOST_SCALE);
  const [mostX, mostY] = [((inside - 1) * frame.width) / 2, ((inside - 1) * frame.height) / 2];
  return { scale: inside, x: between(-mostX, x, mostX), y: between(-mostY, y, mostY) };
}

/** Larger or smaller by a factor, while what lies under `at` stays there. `at` counts from the frame's middle. */
export function scaledAt(view: View, frame: Size, factor: number, at: Point): View {
  const scale = between(1, view.scale * factor, MOST_SCALE);
  const ratio = scale / view.scale;
  return bounded({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, frame);
}

export function movedBy(view: View, frame: Size, by: Point): View {
  return bounded({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, frame);
}
