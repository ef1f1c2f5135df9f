import type { KeyboardEvent } from 'react';

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Arrow keys, Home and End inside a composite widget: one of its items is in the tab order and the keys move from it.
 * Returns the handler for the element that holds the items.
 *
 * @param selector which elements are the items
 * @param onMove what to do besides moving the focus, such as selecting
 */
export function rovingFocus(selector: string, onMove?: (item: HTMLElement, index: number) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
    const at = items.findIndex((item) => item.matches(':focus'));
    if (at < 0) return;
    const step = steps[event.key];
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? items.length - 1
          : step === undefined
            ? at
            : (at + step + items.length) % items.length;
    const target = items[to];
    if (to === at || !target) return;
    event.preventDefault();
    target.focus();
    onMove?.(target, to);
  };
}
