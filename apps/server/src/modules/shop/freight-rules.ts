import { badInput, type FieldProblem } from '../../http/refusal';
import type { FreightTemplateRow } from './freight-store';

type Rules = Pick<FreightTemplateRow, 'rules' | 'default_rule' | 'refused'>;

/** Refuses rules that cannot be reckoned with: steps of nothing, amounts below nothing, a region in two rules. */
export function checkFreight({ rules, default_rule, refused }: Rules): void {
  const problems: FieldProblem[] = [];
  for (const rule of [...rules, ...(default_rule ? [default_rule] : [])]) {
    if (!(rule.stepAmount >= 1)) problems.push({ field: 'stepAmount', reason: 'at least 1' });
    if (!(rule.firstAmount >= 0)) problems.push({ field: 'firstAmount', reason: 'at least 0' });
    if (!(rule.firstFen >= 0 && rule.stepFen >= 0)) problems.push({ field: 'fee', reason: 'at least 0' });
  }
  const codes = [...rules, ...refused].flatMap(({ regionCodes }) => regionCodes);
  if (codes.some((code) => !/^(?:\d{2}|\d{4}|\d{6})$/.test(code)))
    problems.push({ field: 'regionCodes', reason: '2, 4 or 6 digits' });
  if (new Set(codes).size < codes.length) problems.push({ field: 'regionCodes', reason: 'in two rules' });
  if (problems.length > 0) throw badInput(problems);
}
