// Inline script of every rendered page, before hydration: loads the app after the first paint, or when somebody acts. Presses
// of buttons, submits and what is typed wait for `replayEarly()`, which repeats them on the same elements. Links just work.
// It also tells the SDK's snapshot the time.
{
  // The server's time when it sent the page, and what has passed since its first byte: the document itself may be older. Nothing
  // where the browser does not tell, or the page was kept from before: then the device's time counts until the server is asked.
  const clock = () => {
    const [{ serverTiming = [], responseStart = 0 } = {}] = performance.getEntriesByType('navigation');
    const sent = serverTiming.find(({ name }) => name === 'clock');
    if (!sent || document.documentElement.dataset.seenAt) return undefined;
    return Number(sent.description) + performance.now() - responseStart;
  };
  const snapshot = window.$_TSR?.router?.dehydratedData;
  if (snapshot) Object.defineProperty(snapshot, 'nowMs', { get: clock });
  const { scripts, preloads } = JSON.parse(document.currentScript.dataset.files);
  const presses = [];
  const typed = new Map();
  const events = ['click', 'submit', 'input', 'change'];
  const add = (tag, props) => document.head.append(Object.assign(document.createElement(tag), props));
  const load = () => {
    for (const src of scripts.splice(0)) add('script', { type: 'module', src, fetchPriority: 'high' });
    for (const href of preloads.splice(0)) add('link', { rel: 'modulepreload', href });
  };
  const hold = (event) => {
    load();
    const { type, target } = event;
    if (type === 'click') {
      const pressed = target.closest('a[href],button,summary,label,input,select,textarea,[role]');
      if (!pressed?.matches('button,[role]:not(a)')) return;
      event.preventDefault();
      presses.push(() => pressed.isConnected && pressed.click());
    } else if (type === 'submit') {
      event.preventDefault();
      presses.push(() => target.isConnected && target.requestSubmit());
    } else typed.set(target, { value: target.value, checked: target.checked });
    event.stopPropagation();
  };
  const retype = ([field, { value, checked }]) => {
    if (field.type === 'checkbox' || field.type === 'radio') {
      field.checked = !checked;
      return field.click();
    }
    // React hears of a value only when it differs from the last one it saw set.
    field.value = value ? '' : '0';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  };
  for (const name of events) addEventListener(name, hold, true);
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, load, { once: true, capture: true });
  const painted = (list) => list.getEntriesByName('first-contentful-paint').length > 0 && load();
  addEventListener('load', () => new PerformanceObserver(painted).observe({ type: 'paint', buffered: true }));
  setTimeout(load, 2000);
  window.replayEarly = async () => {
    for (const name of events) removeEventListener(name, hold, true);
    for (const act of [...[...typed].map((one) => () => retype(one)), ...presses]) {
      act();
      await new Promise((done) => setTimeout(done));
    }
  };
}
