import type { BrowserWindow } from '../src/browser';

/** Events as a browser's, counted so that a listener left behind is seen. */
export function createTarget() {
  const listeners = new Map<string, Set<() => void>>();
  const of = (type: string) => {
    const set = listeners.get(type) ?? new Set();
    listeners.set(type, set);
    return set;
  };
  return {
    addEventListener: (type: string, listener: () => void) => void of(type).add(listener),
    removeEventListener: (type: string, listener: () => void) => void of(type).delete(listener),
    fire(type: string) {
      for (const listener of [...of(type)]) listener();
    },
    count: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
  };
}

export function createArea(fails = false) {
  const values = new Map<string, string>();
  const guard = () => {
    if (fails) throw new DOMException('full', 'QuotaExceededError');
  };
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      guard();
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  };
}

export function createWindow(
  parts: Partial<BrowserWindow> & { navigator?: BrowserWindow['navigator'] } = {},
) {
  const target = createTarget();
  const page = createTarget();
  const document = {
    ...page,
    cookie: '',
    visibilityState: 'visible',
    body: { append: () => {} },
    createElement: () => {
      throw new Error('no elements here');
    },
    execCommand: () => false,
  };
  const assigned: string[] = [];
  const replaced: string[] = [];
  const window: BrowserWindow = {
    localStorage: createArea(),
    sessionStorage: createArea(),
    location: { href: 'https://shop.example/a', assign: (url) => void assigned.push(url) },
    history: { state: { key: 1 }, replaceState: (_state, _unused, url) => void replaced.push(url) },
    navigator: { userAgent: 'UA' },
    document,
    ...target,
    ...parts,
  };
  return { window, target, page, document, assigned, replaced };
}
