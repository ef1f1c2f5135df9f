export { deadlineText, deadlineTexts, deadlineTime } from './deadline-texts';
export { refundRuleText } from './refund-rule-text';
