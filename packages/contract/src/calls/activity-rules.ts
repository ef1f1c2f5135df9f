import type { CallGroup } from '../call';

/** What a member must agree to before taking part in an activity. */
export const activityRules = {
  agree: { method: 'POST', path: '/mkg/api/rules/agree', access: 'member' },
  agreed: { method: 'GET', path: '/mkg/api/rules/agreed', access: 'member' },
  /** Ours: the rules as the member agreed to them. */
  asAgreed: { method: 'GET', path: '/mkg/api/rules/asAgreed', access: 'member' },
} as const satisfies CallGroup;
