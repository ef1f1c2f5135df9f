/** How a call of the payment app's script ends. */
export interface UpsdkAnswers<Result = unknown> {
  success(result: Result): void;
  fail(error: unknown): void;
}

/** The part of the payment app's script (`upsdk`) that is used. */
export interface Upsdk {
  /** For its mini-programs: the plugins are there. */
  pluginReady(listener: () => void): void;
  /** For plain pages in the app; deprecated for mini-programs. Per address. */
  config(configuration: {
    appId: string;
    /** Epoch seconds. */
    timestamp: number;
    nonceStr: string;
    signature: string;
    debug: boolean;
  }): void;
  ready(listener: () => void): void;
  error(listener: (error: unknown) => void): void;
  appletAuth(answers: UpsdkAnswers<{ code?: string }>): void;
  scanQRCode(scan: { scanType: readonly string[] } & UpsdkAnswers<unknown>): void;
  showSharePopup(shared: { title: string; desc: string; shareUrl: string; picUrl: string }): void;
  getLocationGps(answers: UpsdkAnswers<unknown>): void;
  /** Pays by a transaction number. */
  pay(payment: { tn: string } & UpsdkAnswers<unknown>): void;
}
