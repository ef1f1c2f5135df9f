import type { LocalizedText } from '@yunyou/contract';
import { addDays, dayOf, timeOf } from '../clock';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day as people write it. */
function dayWords(day: string): LocalizedText {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return { 'zh-Hans': `${month}月${date}日`, en: `${date} ${MONTHS[month - 1]}` };
}

/** Nights as people write them, those in a row as a range. */
export function nightWords(nights: readonly string[]): LocalizedText {
  const runs: { first: string; last: string }[] = [];
  for (const night of [...nights].sort()) {
    const run = runs.at(-1);
    if (run && addDays(run.last, 1) === night) run.last = night;
    else runs.push({ first: night, last: night });
  }
  const told = runs.map(({ first, last }) => {
    const [from, to] = [dayWords(first), dayWords(last)];
    return first === last
      ? from
      : { 'zh-Hans': `${from['zh-Hans']}至${to['zh-Hans']}`, en: `${from.en} to ${to.en}` };
  });
  return {
    'zh-Hans': told.map((one) => one['zh-Hans']).join('、'),
    en: told.map(({ en }) => en).join(', '),
  };
}

/** An instant as people write it, in Asia/Shanghai. */
export function timeWords(atMs: number): LocalizedText {
  const day = dayWords(dayOf(atMs));
  return { 'zh-Hans': `${day['zh-Hans']} ${timeOf(atMs)}`, en: `${day.en}, ${timeOf(atMs)}` };
}

const isText = (value: unknown): value is string => typeof value === 'string';

const numberWords = (value: unknown): LocalizedText | undefined =>
  typeof value === 'number' ? { 'zh-Hans': String(value), en: String(value) } : undefined;

/** A name or a reason: one text, or one in both languages. */
function textWords(value: unknown): LocalizedText | undefined {
  if (isText(value)) return { 'zh-Hans': value, en: value };
  const { 'zh-Hans': zh, en } = (value ?? {}) as Partial<Record<keyof LocalizedText, unknown>>;
  return isText(zh) && isText(en) ? { 'zh-Hans': zh, en } : undefined;
}

/** What stands for a placeholder, by what the rule knows. */
const words: Readonly<Record<string, (detail: Record<string, unknown>) => LocalizedText | undefined>> = {
  n: ({ n }) => numberWords(n),
  min: ({ min }) => numberWords(min),
  max: ({ max }) => numberWords(max),
  limit: ({ limit }) => numberWords(limit),
  left: ({ left }) => numberWords(left),
  amount: ({ amount }) => numberWords(amount),
  seconds: ({ seconds }) => numberWords(seconds),
  name: ({ name }) => textWords(name),
  reason: ({ reason }) => textWords(reason),
  nights: ({ nights }) => (Array.isArray(nights) ? nightWords(nights.filter(isText)) : undefined),
  day: ({ fromMs }) => (typeof fromMs === 'number' ? dayWords(dayOf(fromMs)) : undefined),
  time: ({ opensAtMs, untilMs }) => {
    const atMs = opensAtMs ?? untilMs;
    return typeof atMs === 'number' ? timeWords(atMs) : undefined;
  },
};

/** A rule's text with its placeholders, such as `{n}` and `{time}`, filled from what the rule knows. */
export function filled(text: LocalizedText, detail: Record<string, unknown> = {}): LocalizedText {
  const fill = (locale: keyof LocalizedText) =>
    text[locale].replace(
      /\{(\w+)\}/g,
      (placeholder, name: string) => words[name]?.(detail)?.[locale] ?? placeholder,
    );
  return { 'zh-Hans': fill('zh-Hans'), en: fill('en') };
}
