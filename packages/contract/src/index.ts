export { type AnswerShape, fitsShape } from './answer-shape';
export { answerShapes } from './answer-shapes';
export type { CallAccess, CallDescriptor, CallGroup } from './call';
export { type CallDomain, type Calls, calls } from './calls';
export * from './constants';
export { apiHeaders, idempotencyKeptMs } from './headers';
export { apiPrefixes } from './path-prefixes';
export type * from './requests';
export { type SigningParts, signingHeaders, signingString } from './signing';
export type * from './snapshot-content';
export {
  type Agreement,
  agreementPath,
  agreements,
  type PublishedAgreement,
  publishedAgreements,
  staticFilePaths,
} from './static-file-paths';
export type * from './types';
