/** How an asynchronous call of `wx` ends. */
export interface WxAnswers<Result> {
  success(result: Result): void;
  fail(error: { errMsg: string }): void;
}

/** The page the program was opened by; its path has no slash in front. */
export interface WxEntrance {
  readonly path: string;
  readonly query: object;
}

/** The calls that the mini-programs of several apps have in common, by the same names and shapes. */
export interface MiniProgramCalls {
  getStorageSync(key: string): unknown;
  setStorageSync(key: string, value: string): void;
  removeStorageSync(key: string): void;
  getLaunchOptionsSync(): WxEntrance;
  onAppShow(listener: (shown: WxEntrance) => void): void;
  /** The same function as was given to `on`; the typings know another parameter for it. */
  offAppShow(listener: unknown): void;
  onAppHide(listener: () => void): void;
  offAppHide(listener: () => void): void;
  onNetworkStatusChange(listener: (status: { isConnected: boolean; networkType: string }) => void): void;
  offNetworkStatusChange(listener: unknown): void;
  /** Not everywhere. */
  getNetworkType?(answers: WxAnswers<{ networkType: string }>): void;
  setClipboardData(copy: { data: string } & WxAnswers<unknown>): unknown;
  vibrateShort(buzz: { type: 'medium'; fail(): void }): unknown;
  vibrateLong(buzz: { fail(): void }): unknown;
  makePhoneCall(call: { phoneNumber: string; fail(): void }): unknown;
  scanCode(answers: WxAnswers<{ result: string }>): unknown;
  login(answers: WxAnswers<{ code: string }>): unknown;
  getLocation(asked: { type: 'gcj02' } & WxAnswers<{ latitude: number; longitude: number }>): unknown;
  openLocation(
    place: { latitude: number; longitude: number; name: string; address: string } & WxAnswers<unknown>,
  ): unknown;
  uploadFile(upload: WxUpload): {
    abort(): void;
    onProgressUpdate(listener: (update: { progress: number }) => void): void;
  };
}

/**
 * The part of `wx` that is used; the platform's own object fits, as a test proves with the official typings. They are no
 * dependency: apps bring their own edition.
 */
export interface MiniProgramWx extends MiniProgramCalls {
  getAppBaseInfo(): { readonly version: string; readonly language: string };
  getDeviceInfo(): { readonly platform: string; readonly model: string };
  getAccountInfoSync(): { readonly miniProgram: { readonly appId: string } };
  showShareMenu(shown: { menus: string[] } & WxAnswers<unknown>): unknown;
  hideShareMenu(answers: WxAnswers<unknown>): unknown;
  request(asked: WxRequest): { abort(): void };
  getRandomValues(asked: { length: number } & WxAnswers<{ randomValues: ArrayBuffer }>): void;
  requestPayment(payment: WxPayment): unknown;
}

/** What `wx.requestPayment` takes; the app knows its own id. */
export interface WxPayment extends WxAnswers<unknown> {
  timeStamp: string;
  nonceStr: string;
  package: string;
  signType: 'RSA';
  paySign: string;
}

export interface WxRequest
  extends WxAnswers<{ statusCode: number; header: Record<string, unknown>; data: unknown }> {
  url: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'OPTIONS';
  header: Record<string, string>;
  data?: string;
  /** Anything but `json`: the text is left as it is. */
  dataType: 'text';
}

export interface WxUpload extends WxAnswers<{ statusCode: number }> {
  url: string;
  filePath: string;
  name: string;
  formData: Record<string, string>;
}
