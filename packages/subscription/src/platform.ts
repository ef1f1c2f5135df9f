/** What a person decided about a template and told the platform to keep. A template they kept nothing about is absent. */
export interface SubscriptionSettings {
  /** Whether messages are switched on at all. */
  mainSwitch: boolean;
  /** By template id: `accept`, `reject`, or `ban` by the platform. */
  items: Readonly<Record<string, string>>;
}

/** The three calls of a mini-program platform that subscribing needs. */
export interface SubscriptionPlatform {
  /** Shows the platform's own dialog, which must follow a tap. Resolves to the decision by template id; rejects when it cannot be shown. */
  request(templateIds: readonly string[]): Promise<Readonly<Record<string, unknown>>>;
  settings(): Promise<SubscriptionSettings>;
  /** Shows the page where messages are switched on and off; resolves when the person comes back. */
  openSettings(): Promise<void>;
}

interface Callbacks<Result> {
  success(result: Result): void;
  fail(error: unknown): void;
}

/** The part of a mini-program's own object that is used: the messaging app's `wx` fits, and the short-video app's `tt`. */
export interface MiniProgramMessages {
  requestSubscribeMessage(options: { tmplIds: string[] } & Callbacks<object>): unknown;
  getSetting(
    options: { withSubscriptions: true } & Callbacks<{
      subscriptionsSetting?: { mainSwitch: boolean; itemSettings?: object };
    }>,
  ): unknown;
  openSetting(options: { withSubscriptions: true } & Callbacks<unknown>): unknown;
}

/** The port over a mini-program's callbacks. */
export function miniProgramPlatform(app: MiniProgramMessages): SubscriptionPlatform {
  const promised = <Result>(call: (callbacks: Callbacks<Result>) => unknown) =>
    new Promise<Result>((success, fail) => void call({ success, fail }));
  return {
    request: async (ids) => ({
      ...(await promised<object>((callbacks) =>
        app.requestSubscribeMessage({ tmplIds: [...ids], ...callbacks }),
      )),
    }),
    async settings() {
      const { subscriptionsSetting: stored } = await promised<{
        subscriptionsSetting?: { mainSwitch: boolean; itemSettings?: object };
      }>((callbacks) => app.getSetting({ withSubscriptions: true, ...callbacks }));
      // Old platforms tell nothing: then asking will show.
      return { mainSwitch: stored?.mainSwitch ?? true, items: { ...stored?.itemSettings } };
    },
    async openSettings() {
      await promised((callbacks) => app.openSetting({ withSubscriptions: true, ...callbacks }));
    },
  };
}
