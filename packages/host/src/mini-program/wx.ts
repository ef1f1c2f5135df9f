/** How an asynchronous call of `wx` ends. */
export interface WxAnswers<Result> {
  success(result: Result): void;
  fail(error: { errMsg: string }): void;
}

/**
 * The part of `wx` that is used; the platform's own object fits, as a test proves with the official typings. They are no
 * dependency: apps bring their own edition.
 */
export interface MiniProgramWx {
  getStorageSync(key: string): unknown;
  setStorageSync(key: string, value: string): void;
  removeStorageSync(key: string): void;
  getAppBaseInfo(): { readonly version: string; readonly language: string };
  getDeviceInfo(): { readonly platform: string; readonly model: string };
  getAccountInfoSync(): { readonly miniProgram: { readonly appId: string } };
  getLaunchOptionsSync(): { readonly path: string; readonly query: Readonly<Record<string, unknown>> };
  onAppShow(listener: () => void): void;
  offAppShow(listener: () => void): void;
  onAppHide(listener: () => void): void;
  offAppHide(listener: () => void): void;
  onNetworkStatusChange(listener: (status: { isConnected: boolean; networkType: string }) => void): void;
  /** The same function as was given to `on`; the typings know another parameter for it. */
  offNetworkStatusChange(listener: unknown): void;
  getNetworkType(answers: WxAnswers<{ networkType: string }>): void;
  setClipboardData(copy: { data: string } & WxAnswers<unknown>): unknown;
  vibrateShort(buzz: { type: 'medium' }): unknown;
  vibrateLong(): unknown;
  makePhoneCall(call: { phoneNumber: string; fail(): void }): unknown;
  scanCode(answers: WxAnswers<{ result: string }>): unknown;
  login(answers: WxAnswers<{ code: string }>): unknown;
  getLocation(asked: { type: 'gcj02' } & WxAnswers<{ latitude: number; longitude: number }>): unknown;
  showShareMenu(shown: { menus: string[] } & WxAnswers<unknown>): unknown;
  hideShareMenu(answers: WxAnswers<unknown>): unknown;
  request(asked: WxRequest): { abort(): void };
  uploadFile(upload: WxUpload): {
    abort(): void;
    onProgressUpdate(listener: (update: { progress: number }) => void): void;
  };
  getRandomValues(asked: { length: number } & WxAnswers<{ randomValues: ArrayBuffer }>): void;
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
