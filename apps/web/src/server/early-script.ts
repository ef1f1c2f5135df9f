/**
 * Runs in the page before the app's script, which it fetches once the page is painted and its pictures are there, or when
 * somebody acts. Until the app is alive it holds back what plain HTML cannot do: presses of buttons, forms, and what is
 * typed into fields; `window.replayEarly()` then does it. Links work by themselves.
 */
export function earlyScript(files: {
  /** To be run, in this order. */
  scripts: readonly string[];
  /** To be fetched with them. */
  ahead: readonly string[];
}): string {
  return `(${early})(${JSON.stringify(files)})`;
}

/** How long pictures that are slow in coming keep the script away. */
const PATIENCE_MS = 2000;

// A text, not a function: the build must not touch it.
const early = `({ scripts, ahead }) => {
  let fetched = false;
  const held = [];
  const events = ['click', 'submit', 'input', 'change'];
  const add = (tag, props) => document.head.append(Object.assign(document.createElement(tag), props));
  const start = () => {
    if (fetched) return;
    fetched = true;
    for (const href of ahead) add('link', { rel: 'modulepreload', href });
    for (const src of scripts) add('script', { type: 'module', src, async: false });
  };
  const hold = (event) => {
    start();
    const { type, target } = event;
    if (type === 'click') {
      const pressed = target.closest && target.closest('a[href],button,summary,label,input,select,textarea,[role]');
      if (!pressed || !pressed.matches('button,[role]:not(a)') || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      held.push(() => pressed.click());
    } else if (type === 'submit') {
      event.preventDefault();
      held.push(() => target.requestSubmit());
    } else {
      const { value, checked } = target;
      held.push(() => {
        const kind = target.type === 'checkbox' || target.type === 'radio' ? 'checked' : 'value';
        const wanted = kind === 'checked' ? checked : value;
        if (kind === 'checked') return target.checked === wanted || target.click();
        // React knows of a value only what was set through the field itself: it is told another one first.
        target.value = wanted ? '' : '0';
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value').set.call(target, wanted);
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
    for (const act of held.splice(0)) {
      act();
      // What one act changes is there before the next.
      await new Promise((done) => setTimeout(done));
    }
  };
  const afterPaint = () =>
    new PerformanceObserver((entries, observer) => {
      if (!entries.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      setTimeout(start);
    }).observe({ type: 'paint', buffered: true });
  if (document.readyState === 'complete') afterPaint();
  else {
    addEventListener('load', afterPaint);
    setTimeout(start, ${PATIENCE_MS});
  }
}`;
