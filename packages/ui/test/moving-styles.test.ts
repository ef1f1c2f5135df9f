import { describe, expect, it } from 'vitest';
import { type MovingStyle, movesOf } from '../src/stories/moving-styles';

/** As base.css leaves an element whose visitor has asked for less motion. */
const still: MovingStyle = {
  animationName: 'none',
  animationDuration: '1e-05s',
  transitionProperty: 'all',
  transitionDuration: '1e-05s',
  scrollBehavior: 'auto',
};

describe('what counts as moving', () => {
  it('is nothing that is shorter than a frame', () => {
    expect(movesOf(still)).toBeUndefined();
    expect(movesOf({ ...still, animationName: 'turn' })).toBeUndefined();
  });

  it('is an animation that can be seen', () => {
    expect(movesOf({ ...still, animationName: 'turn', animationDuration: '0.8s' })).toContain('turn');
  });

  it('is a transition of where something stands or how far it can be seen through, not of a colour', () => {
    const fade = (transitionProperty: string) =>
      movesOf({ ...still, transitionProperty, transitionDuration: '0.15s' });
    expect(fade('background-color')).toBeUndefined();
    expect(fade('border-top-color, color')).toBeUndefined();
    expect(fade('color, transform')).toContain('transform');
    expect(fade('all')).toContain('all');
    expect(fade('opacity')).toContain('opacity');
  });

  it('takes the duration of each property from its own place', () => {
    const one = { ...still, transitionProperty: 'transform, color', transitionDuration: '0s, 150ms' };
    expect(movesOf(one)).toBeUndefined();
    expect(movesOf({ ...one, transitionDuration: '150ms, 0s' })).toContain('transform');
  });

  it('is scrolling that glides', () => {
    expect(movesOf({ ...still, scrollBehavior: 'smooth' })).toBe('smooth scrolling');
  });
});
