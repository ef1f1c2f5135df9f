export { refundRuleText } from './refund-rule-text';
