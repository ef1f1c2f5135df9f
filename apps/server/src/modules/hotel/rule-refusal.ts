import type { BusinessRule } from '@yunyou/contract';

/** A rule that a stay stands against, and what it knows. */
export interface RuleRefusal {
  rule: BusinessRule;
  detail?: Record<string, unknown>;
}
