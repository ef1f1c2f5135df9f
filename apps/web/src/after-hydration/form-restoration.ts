import type { Host } from '@yunyou/host';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface SavedForm {
  /** Path and query of the page. */
  url: string;
  /** What the fields say, by label and place among fields of that label. */
  values: Record<string, string | boolean>;
}

const storageKey = 'savedForm';
const unsaved = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image']);

/** Saves what is typed on the page, for the reload that follows. */
export function saveForm(
  { document, location }: Window,
  { sessionStorage }: Pick<Host, 'sessionStorage'>,
): void {
  const values: SavedForm['values'] = {};
  for (const [key, field] of fieldsOf(document)) values[key] = isBox(field) ? field.checked : field.value;
  sessionStorage.set(storageKey, JSON.stringify({ url: urlOf(location), values } satisfies SavedForm));
}

/** Form restoration: types it again, once, on the page it was typed on. */
export function restoreForm(
  { document, location }: Window,
  { sessionStorage }: Pick<Host, 'sessionStorage'>,
): void {
  const stored = sessionStorage.get(storageKey);
  if (!stored) return;
  sessionStorage.remove(storageKey);
  const saved: SavedForm = JSON.parse(stored);
  if (saved.url !== urlOf(location)) return;
  for (const [key, field] of fieldsOf(document)) {
    const value = saved.values[key];
    if (isBox(field)) {
      if (typeof value === 'boolean' && value !== field.checked) field.click();
    } else if (typeof value === 'string' && value !== field.value) type(field, value);
  }
}

/** As a person would: React hears of a value only through the element's own setter and its events. */
function type(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const isBox = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const urlOf = ({ pathname, search }: Location) => pathname + search;

function* fieldsOf(document: Document): Generator<[key: string, field: Field]> {
  const seen = new Map<string, number>();
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    if (unsaved.has(field.type)) continue;
    const label = field.labels?.[0]?.textContent || field.getAttribute('aria-label') || field.name;
    const place = seen.get(label) ?? 0;
    seen.set(label, place + 1);
    yield [`${label}#${place}`, field];
  }
}
