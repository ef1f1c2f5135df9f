/** Chosen by host: local is develop, test-prefixed is test, the uat host is trial, the production host is release. */
export const environment = { develop: 'develop', test: 'test', trial: 'trial', release: 'release' } as const;
export type Environment = (typeof environment)[keyof typeof environment];

/** The analytics vendor's own three words. */
export const analyticsEnvironment = { dev: 'dev', uat: 'uat', prod: 'prod' } as const;
export type AnalyticsEnvironment = (typeof analyticsEnvironment)[keyof typeof analyticsEnvironment];

/** `miniprogramState` of a subscription request; not the same words as `environment`. */
export const miniProgramState = {
  /** The published version. */
  formal: 'formal',
  /** The version on a developer's device. */
  developer: 'developer',
  /** The version that testers have. */
  trial: 'trial',
} as const;
export type MiniProgramState = (typeof miniProgramState)[keyof typeof miniProgramState];
