export interface EarlyFiles {
  /** What the server hands over, where it is not in the page. */
  data?: string | undefined;
  /** To be run after it, in this order. */
  scripts: readonly string[];
  /** To be fetched with them. */
  ahead: readonly string[];
  /** Style sheets that are in the page as they are. */
  styles: readonly string[];
}

/**
 * Runs in the page before the app's script: its text does, on its own, so it names nothing but what a browser has. The app's
 * script is fetched once the page and its pictures are painted, or when somebody acts. Until the app is alive it
 * holds back what plain HTML cannot do: presses of buttons, forms, and what is typed into fields; `window.replayEarly()`
 * then does it. Links work by themselves.
 */
export default function early({ data, scripts, ahead, styles }: EarlyFiles): void {
  /** How long pictures that are slow in coming keep the script away. */
  const patienceMs = 2_000;
  /** Files asked for in one go: each takes a slow phone a while. */
  const atATime = 8;
  type Field = HTMLInputElement;
  let fetched = false;
  const held: (() => void)[] = [];
  const events = ['click', 'submit', 'input', 'change'];
  const make = (tag: string, props: object) => Object.assign(document.createElement(tag), props);
  const add = (tag: string, props: object) => document.head.append(make(tag, props));
  // The bundler's code fetches no style that has a link. (A link that is disabled only once it is there is fetched by some.)
  for (const href of styles) add('link', { disabled: true, rel: 'stylesheet', href });
  const parts = () => [...document.querySelectorAll<HTMLElement>('[data-part-of]')];
  const sheetOf = (part: HTMLElement) => part.dataset.partOf;
  const start = () => {
    if (fetched) return;
    fetched = true;
    // What the server hands over: running it before the paint would only keep that waiting.
    const here = document.querySelector<HTMLScriptElement>('[data-handed-over]');
    here?.replaceWith(make('script', { nonce: here.nonce, text: here.text }));
    const files: [tag: string, props: object][] = [];
    if (data) files.push(['script', { src: data, async: false }]);
    for (const src of scripts) files.push(['script', { type: 'module', src, async: false }]);
    for (const href of ahead) files.push(['link', { rel: 'modulepreload', href }]);
    for (const part of parts()) files.push(['link', { rel: 'preload', as: 'style', href: sheetOf(part) }]);
    const ask = () => {
      for (const file of files.splice(0, atATime)) add(...file);
      if (files.length > 0) setTimeout(ask);
    };
    ask();
  };
  /** What was pressed, or what has the same words on a page that began anew. */
  const present = (pressed: HTMLElement) =>
    pressed.isConnected
      ? pressed
      : [...document.querySelectorAll<HTMLElement>(pressed.localName)].find(
          ({ textContent, ariaLabel }) =>
            textContent === pressed.textContent && ariaLabel === pressed.ariaLabel,
        );
  const hold = (event: Event) => {
    start();
    const { type } = event;
    const target = event.target as Field;
    if (type === 'click') {
      const { metaKey, ctrlKey } = event as MouseEvent;
      const pressed = target.closest?.<HTMLElement>(
        'a[href],button,summary,label,input,select,textarea,[role]',
      );
      if (!pressed?.matches('button,[role]:not(a)') || metaKey || ctrlKey) return;
      event.preventDefault();
      held.push(() => present(pressed)?.click());
    } else if (type === 'submit') {
      event.preventDefault();
      held.push(() => (event.target as HTMLFormElement).requestSubmit());
    } else {
      const { value, checked } = target;
      held.push(() => {
        const kind = target.type === 'checkbox' || target.type === 'radio' ? 'checked' : 'value';
        const wanted = kind === 'checked' ? checked : value;
        if (kind === 'checked') return target.checked === wanted || target.click();
        // React knows of a value only what was set through the field itself: it is told another one first.
        target.value = wanted ? '' : '0';
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, wanted);
        target.dispatchEvent(new Event('input', { bubbles: true }));
        target.dispatchEvent(new Event('change', { bubbles: true }));
      });
    }
    event.stopPropagation();
  };
  for (const type of events) addEventListener(type, hold, true);
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true, capture: true });
  window.replayEarly = async () => {
    for (const type of events) removeEventListener(type, hold, true);
    // What may be shown from now on has its styles. Each sheet behind its part: they come one by one, and their order decides.
    for (const part of parts()) {
      part.after(make('link', { rel: 'stylesheet', href: sheetOf(part) }));
      part.removeAttribute('data-part-of');
    }
    for (const act of held.splice(0)) {
      act();
      // What one act changes is there before the next.
      await new Promise((done) => setTimeout(done));
    }
  };
  // Pictures are there before they are seen: the next frame has what is decoded.
  const afterPictures = async () => {
    const atOnce = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.allSettled(atOnce.map((picture) => picture.decode()));
    requestAnimationFrame(() => setTimeout(start));
  };
  const afterPaint = () =>
    new PerformanceObserver((entries, observer) => {
      if (!entries.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      void afterPictures();
    }).observe({ type: 'paint', buffered: true });
  if (document.readyState === 'complete') afterPaint();
  else {
    addEventListener('load', afterPaint);
    setTimeout(start, patienceMs);
  }
}
