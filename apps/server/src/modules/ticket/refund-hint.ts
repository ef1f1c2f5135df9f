import type { LocalizedText, RefundRule } from '@yunyou/contract';
import { instantOf } from '../../clock';
import type { StoredLine } from '../../core/kinds';
import { timeWords } from '../../http/rule-words';
import { refundDeadlineMs } from './refund-terms';

const NEVER: LocalizedText = { 'zh-Hans': '不可退', en: 'Not refundable' };
const OVER: LocalizedText = { 'zh-Hans': '已过可退时间', en: 'The time for a refund is over' };

/** Until when a line that is for a day goes back, by the rule it was sold with, and what that costs. */
export function refundHint(
  { first_slot, end_slot, detail: { refundRule } }: StoredLine<{ refundRule: RefundRule }>,
  nowMs: number,
): LocalizedText {
  const { kind, feePercent } = refundRule;
  if (kind === 'none') return NEVER;
  const deadlineMs = refundDeadlineMs(refundRule, first_slot);
  if (nowMs >= (deadlineMs ?? instantOf(end_slot))) return OVER;
  const until = deadlineMs === null ? undefined : timeWords(deadlineMs);
  const [zh, en] = until ? [until['zh-Hans'].replace(' ', ''), `until ${until.en}`] : ['使用', 'before use'];
  return feePercent === 0
    ? { 'zh-Hans': `${zh}前免费退`, en: `Free refund ${en}` }
    : { 'zh-Hans': `${zh}前可退，手续费${feePercent}%`, en: `Refundable ${en}, for a fee of ${feePercent}%` };
}
