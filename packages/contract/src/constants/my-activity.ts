/** What a member takes part in, in the order of the tabs. */
export const myActivityKinds = ['group', 'bargain', 'draw', 'waiting', 'other'] as const;
export type MyActivityKind = (typeof myActivityKinds)[number];

export const myActivityStates = ['running', 'succeeded', 'ended'] as const;
export type MyActivityState = (typeof myActivityStates)[number];
