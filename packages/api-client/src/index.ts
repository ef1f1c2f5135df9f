export { ApiError, type ApiErrorDetails, type ApiErrorKind, isApiError } from './api-error';
export { type ApiClient, createApiClient } from './client';
export type { AbnormalEvent, ApiEvent, CallReport, ErrorEvent, LoginExpiredEvent } from './events';
export { invalidFilePathMessage } from './invalid-file-path-message';
export type { ApiMethod, ApiMethods } from './methods';
export type {
  AbnormalRedirectOptions,
  ApiClientOptions,
  CallOptions,
  SigningOptions,
  Tokens,
} from './options';
export { createId, type Random, systemRandom } from './random';
export type { RuleDetails } from './rule-details';
export type { Schedule } from './schedule';
export type { FormRequest, PostForm, Uploaded, UploadFile, UploadOptions } from './upload';
