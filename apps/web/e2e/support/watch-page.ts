export interface Seen {
  /** Texts, links and pictures on the page. */
  shown: string;
  /** Sum of the layout shifts so far, to three digits: less is below what anybody sees or Chromium counts right. */
  shift: number;
}

declare global {
  interface Window {
    lookNow?: () => Seen;
    atHydration?: Seen;
  }
}

/** By less than this has a page moved in all until it is hydrated, in however small pieces it came: a tenth of what counts as good. */
export const MAX_SHIFT = 0.01;

/**
 * Put into the page: looks at it when it is painted (`lookNow`) and when it is hydrated (`atHydration`).
 */
export function watchPage(): void {
  let shift = 0;
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) if ('value' in entry) shift += Number(entry.value);
  };
  observer.observe({ type: 'layout-shift', buffered: true });
  const lookNow = (): Seen => {
    note(observer.takeRecords());
    const copy = document.querySelector('#app')?.cloneNode(true);
    if (!(copy instanceof Element)) return { shown: '', shift };
    // What is read out may begin with hydration.
    for (const one of copy.querySelectorAll('script, link, style, [role="status"]')) one.remove();
    const addresses = [...copy.querySelectorAll('img, a')].map(
      (one) => one.getAttribute('srcset') ?? one.getAttribute('href'),
    );
    // Seconds go by, and on a slow machine minutes.
    const text = copy.textContent.replace(/\d+:\d\d(?!\d)/g, 'm:ss').replace(/\d+(?= ?(?:分钟|min\b))/g, 'm');
    return { shown: `${text} ${addresses.join(' ')}`, shift: Math.round(shift * 1000) / 1000 };
  };
  const mark = performance.mark.bind(performance);
  performance.mark = (name, options) => {
    if (name === 'hydrated') Object.assign(window, { atHydration: lookNow() });
    return mark(name, options);
  };
  Object.assign(window, { lookNow });
}
