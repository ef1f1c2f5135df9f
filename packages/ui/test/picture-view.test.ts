import { describe, expect, it } from 'vitest';
import { MOST_SCALE, movedBy, scaledAt, whole } from '../src/components/image-preview/view-of';

const frame = { width: 400, height: 600 };

describe('a picture that is looked at', () => {
  it('keeps what lies under the fingers where it is', () => {
    const at = { x: 100, y: -150 };
    const { scale, x, y } = scaledAt(whole, frame, 2, at);
    // The point of the picture that was at 100, -150 is now at scale × that point + the move.
    expect({ x: 100 * scale + x, y: -150 * scale + y }).toEqual(at);
  });

  it('never becomes smaller than its frame, nor larger than four times', () => {
    expect(scaledAt(whole, frame, 0.3, { x: 50, y: 50 })).toEqual(whole);
    expect(scaledAt(whole, frame, 100, { x: 0, y: 0 }).scale).toBe(MOST_SCALE);
  });

  it('is moved no further than its edge', () => {
    const twice = scaledAt(whole, frame, 2, { x: 0, y: 0 });
    expect(movedBy(twice, frame, { x: 9_999, y: -9_999 })).toEqual({ scale: 2, x: 200, y: -300 });
  });

  it('comes back to its middle when it is whole again', () => {
    const aside = movedBy(scaledAt(whole, frame, 3, { x: 0, y: 0 }), frame, { x: 300, y: 100 });
    expect(scaledAt(aside, frame, 0.1, { x: 0, y: 0 })).toEqual(whole);
  });
});
