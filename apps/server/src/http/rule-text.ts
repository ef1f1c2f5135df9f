import type { BusinessRule, LocalizedText, ServerErrorCode } from '@yunyou/contract';

/** Code and words of a business rule. The words say what to do. */
export type RuleText = LocalizedText & { code: ServerErrorCode };

/** Those of some rules, such as a domain's. */
export type RuleTexts = Partial<Record<BusinessRule, RuleText>>;
