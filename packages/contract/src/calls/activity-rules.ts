import type { CallGroup } from '../call';

/** What a member must agree to before taking part in an activity. */
export const activityRules = {
  agree: { method: 'POST', path: '/mkg/api/rules/agree', access: 'member' },
  agreed: { method: 'GET', path: '/mkg/api/rules/agreed', access: 'member' },
} as const satisfies CallGroup;
