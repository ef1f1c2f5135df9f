import { instantOf } from '../../clock';
import { badInput, Refusal } from '../../http/refusal';
import { fenOf } from '../../outside/pay-systems/wire-formats';

/** What is typed into the console's forms. */
export type Form = Record<string, string>;

/** Adds an action of the console: a form is posted, what was done is answered in words. */
export type Action = (path: string, work: (form: Form) => Promise<string>) => void;

/** The largest that a column for whole numbers takes. */
const WHOLE_MAX = 2_147_483_647;

/** A whole number from 0 on; 400 for anything else. */
export function sureOf(value: number): number {
  if (Number.isInteger(value) && value >= 0 && value <= WHOLE_MAX) return value;
  throw new Refusal(400, { 'zh-Hans': '请输入有效的数字', en: 'Please enter valid numbers' });
}

/** A whole number that was typed; nothing for an empty field, 400 for anything else. */
export const wholeOf = (typed = ''): number | undefined => (typed === '' ? undefined : sureOf(Number(typed)));

/** Yuan that were typed, in fen; nothing for an empty field, 400 for anything else. */
export const fenTyped = (typed = ''): number | undefined => (typed === '' ? undefined : sureOf(fenOf(typed)));

/** Words between commas or spaces. */
export const listOf = (typed = ''): string[] => typed.split(/[\s,，]+/).filter(Boolean);

/** What the form names does not exist. */
export const noSuch = (zh: string, en: string) =>
  new Refusal(404, { 'zh-Hans': `没有这个${zh}`, en: `There is no such ${en}` });

/** `2026-12-01 10:00` in Asia/Shanghai. */
export function typedTime(field: string, typed = ''): number {
  const [day = '', time = ''] = typed.trim().split(/\s+/);
  const atMs =
    /^\d{4}-\d{2}-\d{2}$/.test(day) && /^\d{2}:\d{2}$/.test(time) ? instantOf(day, time) : Number.NaN;
  if (Number.isNaN(atMs)) throw badInput([{ field, reason: 'YYYY-MM-DD HH:mm' }]);
  return atMs;
}

export function neededWhole(field: string, typed: string | undefined): number {
  const whole = wholeOf(typed);
  if (whole === undefined) throw badInput([{ field, reason: 'missing' }]);
  return whole;
}

export function neededFen(field: string, typed: string | undefined): number {
  const fen = fenTyped(typed);
  if (fen === undefined) throw badInput([{ field, reason: 'missing' }]);
  return fen;
}
