import type { RouterHistory } from '@tanstack/react-router';
import type { OnOverlayOpen } from '@yunyou/ui/components';

/** An entry of the history that belongs to a page with something open over it. */
interface Layer {
  /** The same for all entries of one page. */
  page: string;
  /** How many entries of the page lie below this one. */
  depth: number;
  /** Whether another one lies above it. */
  isUnder: boolean;
}

const KEY = 'overlayLayer';

/**
 * Back closes what is open over a page. Each thing that opens has an entry of its own, a copy of the page's, which the router
 * never hears of. Closed in another way, it leaves its entry: the next to open takes it, and back and forward pass it by. An
 * entry is never taken away by going back, as that ends at another time than it was asked for.
 *
 * To be called before the router is made: of two listeners of a window the first one decides.
 *
 * @returns takes the router's history and returns what hears of everything that opens
 */
export function watchBack(window: Window): (history: RouterHistory) => OnOverlayOpen {
  let onPop: (event: Event) => void = () => {};
  window.addEventListener('popstate', (event) => onPop(event), { capture: true });

  return (history) => {
    const open: (() => void)[] = [];
    const stored = (): Layer | undefined => window.history.state?.[KEY];
    let here = stored();

    /** Not by the window's own `pushState`: the router would take the entry for a page. */
    const write = (how: 'pushState' | 'replaceState', layer: Layer, state: object, href?: string) => {
      here = layer;
      History.prototype[how].call(window.history, { ...state, [KEY]: layer }, '', href);
    };
    /** The entry is that of the page the router shows, whose address may have changed meanwhile. */
    const writeShown = (how: 'pushState' | 'replaceState', layer: Layer) =>
      write(how, layer, history.location.state, history.location.href);
    /** What lay above this entry is gone. */
    const uncover = () => {
      const layer = stored();
      if (layer?.isUnder) write('replaceState', { ...layer, isUnder: false }, window.history.state);
    };

    uncover();
    window.addEventListener('pageshow', ({ persisted }) => persisted && uncover());

    history.subscribe(({ action: { type } }) => {
      if (type === 'PUSH') {
        uncover();
        history.flush();
        here = stored();
      } else if (type === 'REPLACE') {
        history.flush();
        if (here && !stored()) write('replaceState', here, window.history.state);
      }
    });

    onPop = (event) => {
      const from = here;
      const to = stored();
      if (!to || from?.page !== to.page) {
        if (to?.isUnder) {
          // What is shown of another page is its uppermost entry.
          event.stopImmediatePropagation();
          window.history.forward();
        } else here = to;
        return;
      }
      event.stopImmediatePropagation();
      const isBack = to.depth < from.depth;
      writeShown('replaceState', isBack ? { ...to, isUnder: true } : to);
      if (!isBack) return;
      const close = open.at(-1);
      if (close) close();
      else window.history.back();
    };

    return (close) => {
      history.flush();
      // While the page asks whether it may be left, the address is already another one.
      const isShown = window.history.state?.__TSR_key === history.location.state.__TSR_key;
      if (!isShown) return () => {};
      open.push(close);
      if (!here)
        writeShown('replaceState', {
          page: history.location.state.__TSR_key ?? '',
          depth: 0,
          isUnder: false,
        });
      if (here && here.depth < open.length) {
        const { page, depth } = here;
        writeShown('replaceState', { page, depth, isUnder: true });
        writeShown('pushState', { page, depth: depth + 1, isUnder: false });
      }
      return () => {
        const at = open.indexOf(close);
        if (at >= 0) open.splice(at, 1);
      };
    };
  };
}
