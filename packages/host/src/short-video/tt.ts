import type { MiniProgramCalls, WxAnswers } from '../mini-program/wx';

/**
 * The part of `tt`, the short-video app's platform object, that is used; the official typings fit, as a test proves. The
 * `ks` of another short-video app has the same shape but for `pay`.
 */
export interface ShortVideoTt extends MiniProgramCalls {
  getSystemInfoSync(): {
    /** `Douyin`, `Toutiao`, `XiGua` and others; upper and lower case differ between them. Not everywhere. */
    readonly appName?: string;
    readonly version: string;
    readonly SDKVersion: string;
    readonly platform: string;
    readonly model: string;
  };
  showShareMenu(shown: { menus: 'share'[] } & WxAnswers<unknown>): unknown;
  hideShareMenu(hidden: { menus: 'share'[] } & WxAnswers<unknown>): unknown;
  request(asked: TtRequest): { abort(): void };
  /** The platform's own cashier. */
  pay?(
    payment: { orderInfo: { order_id: string; order_token: string }; service: 5 } & WxAnswers<unknown>,
  ): unknown;
}

export interface TtRequest
  extends WxAnswers<{ statusCode: number; header: Record<string, unknown>; data: unknown }> {
  url: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'OPTIONS';
  header: Record<string, string>;
  /** Written as JSON by the platform. */
  data?: object;
  /** Anything but `json`: the answer is left as it is. */
  dataType: 'text';
}
