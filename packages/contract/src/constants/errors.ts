/** Body codes that mean the login is over. Default of the client's option. */
export const loginOutCodes = [900, 901, 902, 903, 904, 905] as const;
export type LoginOutCode = (typeof loginOutCodes)[number];

/** Body codes that are a success. Default of the client's option; `0` and `"0"` both read as 0. */
export const successCodes = [0] as const;

/** Codes of the server's refusals, the same number as HTTP status and as body code. */
export const serverErrorCode = {
  /** Bad input; the answer names the field. */
  badInput: 400,
  notYours: 403,
  notFound: 404,
  /** Conflict with the thing's present state. */
  conflict: 409,
  /** The offer is over. */
  gone: 410,
  /** A business rule refused it; the answer names the rule. */
  ruleRefused: 422,
  tooBusy: 429,
  serverFault: 500,
} as const;
export type ServerErrorCode = (typeof serverErrorCode)[keyof typeof serverErrorCode];

/** HTTP statuses that lead to the abnormal page; of body codes only `abnormalBodyCodes` do. */
export const abnormalHttpStatuses = [404, 429, 500] as const;
export const abnormalBodyCodes = [429] as const;

/** Raised by the payment-app button itself. */
export const paymentAppEnvironmentError = {
  /** Not inside the payment app, or its SDK was not there when the timeout ended. */
  notInPaymentApp: '__ENV__10001',
  /** `timeout` is not a number. */
  invalidTimeout: '__ENV__10002',
} as const;
export type PaymentAppEnvironmentError =
  (typeof paymentAppEnvironmentError)[keyof typeof paymentAppEnvironmentError];

/** Raised by the payment app's plugin host. */
export const paymentAppPluginError = {
  noPermission: 'c02',
  actionNotInPlugin: 'c03',
  pluginNotImplemented: 'c04',
} as const;
export type PaymentAppPluginError = (typeof paymentAppPluginError)[keyof typeof paymentAppPluginError];

/** `name` of the error when a script chunk does not load. */
export const chunkLoadErrorName = 'ChunkLoadError';
/** Logged (never shown) when two routes claim one path. */
export const duplicateRouteMessage = '路由索引存在重复';
