export { ActivityCell, type ActivityCellProps } from './ActivityCell';
export { ruleText, ruleTexts } from './rule-texts';
