import type { MemberProfile, ResponseOf } from '@yunyou/contract';

/** A member's profile, for stories. */
export const profile: MemberProfile = {
  name: '林间客',
  gender: 'female',
  birthday: '1996-02-29',
  stateName: '广东',
  cityName: '深圳市',
  countyName: '福田区',
  intro: '喜欢山里的清晨。',
};

export const profileInEnglish: MemberProfile = {
  ...profile,
  name: 'Wanderer',
  intro: 'Fond of mornings in the hills, and of long walks that end with tea.',
};

const nowMs = Date.parse('2026-11-20T08:00:00+08:00');

export const sessions: ResponseOf<'member', 'sessions'> = [
  { id: 's-1', device: 'Safari · iPhone', source: 2, current: true, createdAtMs: nowMs },
  { id: 's-2', device: 'Chrome · Windows', source: 2, current: false, createdAtMs: nowMs - 86_400_000 },
  { id: 's-3', device: '', source: null, current: false, createdAtMs: nowMs - 9 * 86_400_000 },
];

export const mobileChanges: ResponseOf<'member', 'mobileChanges'> = [
  { fromMobile: '139****0001', toMobile: '138****0000', atMs: nowMs - 40 * 86_400_000 },
];

export const appeal: NonNullable<ResponseOf<'member', 'mobileAppealState'>> = {
  id: 'appeal-1',
  state: 'applied',
  mobile: '139****0001',
  atMs: nowMs - 86_400_000,
  effectiveAtMs: null,
  reason: null,
};

export const agreedAppeal: typeof appeal = {
  ...appeal,
  state: 'agreed',
  effectiveAtMs: nowMs + 2 * 86_400_000,
  reason: { 'zh-Hans': '证件与订单一致', en: 'The document matches the orders' },
};

export const identities: ResponseOf<'member', 'identities'> = [
  { provider: 'messaging-app', boundAtMs: nowMs - 90 * 86_400_000 },
  { provider: 'payment-app', boundAtMs: nowMs - 20 * 86_400_000 },
];

export const check: ResponseOf<'member', 'cancellationCheck'> = {
  blockers: [],
  losses: [
    { kind: 'coupons', count: 3, amountFen: 6_000 },
    { kind: 'favorites', count: 12, amountFen: 0 },
    { kind: 'contacts', count: 2, amountFen: 0 },
  ],
  agreementVersion: 'v1',
};

const paragraph =
  '<p>注销立即生效，不能撤回，也没有冷静期。注销后，该账号不能再登录，账号里的内容不能找回。</p>'.repeat(20);
export const agreement = `<html><body><h1>账号注销协议</h1>${paragraph}</body></html>`;
