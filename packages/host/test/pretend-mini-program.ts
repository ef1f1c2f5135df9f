import type { MiniProgramWx } from '../src/mini-program';

type Asked = Parameters<MiniProgramWx['request']>[0];
type Uploaded = Parameters<MiniProgramWx['uploadFile']>[0];

/** The mini-program's `wx`, as the platform behaves: answers come later, refusals are told by text only. */
export function createPretendMiniProgram({ platform = 'ios', isStorageFull = false } = {}) {
  const stored = new Map<string, unknown>();
  const shows = new Set<Parameters<MiniProgramWx['onAppShow']>[0]>();
  const hides = new Set<() => void>();
  const networks = new Set<(status: { isConnected: boolean; networkType: string }) => void>();
  const calls: { name: string; given: object }[] = [];
  const failures: Record<string, string> = {};
  let networkType = 'wifi';
  let respond: (asked: Asked) => { statusCode: number; header: Record<string, unknown>; data: unknown } =
    () => ({
      statusCode: 200,
      header: {},
      data: '',
    });
  let aborted = 0;
  const abort = () => {
    aborted += 1;
  };

  /** Answers in a later task, as every call of the platform does. */
  function answer<Result>(
    name: string,
    given: { success?(result: Result): void; fail?(error: { errMsg: string }): void },
    result: () => Result,
  ): void {
    const { success, fail, ...rest } = given;
    calls.push({ name, given: rest });
    setTimeout(() => {
      const failure = failures[name];
      if (failure) fail?.({ errMsg: `${name}:fail ${failure}` });
      else success?.(result());
    });
  }

  const wx: MiniProgramWx = {
    getStorageSync: (key) => stored.get(key) ?? '',
    setStorageSync(key, value) {
      if (isStorageFull) throw new Error('setStorageSync:fail exceed storage max size 10Mb');
      stored.set(key, value);
    },
    removeStorageSync: (key) => void stored.delete(key),
    getAppBaseInfo: () => ({ version: '8.0.47', language: 'zh_CN' }),
    getDeviceInfo: () => ({ platform, model: 'X' }),
    getAccountInfoSync: () => ({ miniProgram: { appId: 'wx1' } }),
    getLaunchOptionsSync: () => ({ path: 'pages/spot/spot', query: { id: '1', name: '云 游' } }),
    onAppShow: (listener) => void shows.add(listener),
    offAppShow(listener) {
      for (const one of shows) if (one === listener) shows.delete(one);
    },
    onAppHide: (listener) => void hides.add(listener),
    offAppHide: (listener) => void hides.delete(listener),
    onNetworkStatusChange: (listener) => void networks.add(listener),
    offNetworkStatusChange(listener) {
      for (const one of networks) if (one === listener) networks.delete(one);
    },
    getNetworkType: (given) => answer('getNetworkType', given, () => ({ networkType })),
    setClipboardData: (given) => answer('setClipboardData', given, () => ({})),
    vibrateShort: (given) => void calls.push({ name: 'vibrateShort', given }),
    vibrateLong: () => void calls.push({ name: 'vibrateLong', given: {} }),
    makePhoneCall: (given) => answer('makePhoneCall', given, () => ({})),
    scanCode: (given) => answer('scanCode', given, () => ({ result: 'YY1,2' })),
    login: (given) => answer('login', given, () => ({ code: 'code-1' })),
    openLocation: (given) => answer('openLocation', given, () => ({})),
    getLocation: (given) => answer('getLocation', given, () => ({ latitude: 22.5, longitude: 114 })),
    showShareMenu: (given) => answer('showShareMenu', given, () => ({})),
    hideShareMenu: (given) => answer('hideShareMenu', given, () => ({})),
    requestPayment: (given) => answer('requestPayment', given, () => ({})),
    request(asked) {
      answer('request', asked, () => respond(asked));
      return { abort };
    },
    uploadFile(given: Uploaded) {
      answer('uploadFile', given, () => ({ statusCode: 204 }));
      return {
        abort,
        onProgressUpdate: (listener) => void setTimeout(() => listener({ progress: 50 })),
      };
    },
    getRandomValues: (given) =>
      answer('getRandomValues', given, () => ({
        randomValues: crypto.getRandomValues(new Uint8Array(given.length)).buffer,
      })),
  };

  return {
    wx,
    stored,
    calls,
    named: (name: string) => calls.filter((call) => call.name === name).map(({ given }) => given),
    fail(name: string, errMsg: string) {
      failures[name] = errMsg;
    },
    respond(reply: typeof respond) {
      respond = reply;
    },
    aborted: () => aborted,
    listening: () => shows.size + hides.size + networks.size,
    show(shown = { path: 'pages/spot/spot', query: {} }) {
      for (const listener of [...shows]) listener(shown);
    },
    hide() {
      for (const listener of [...hides]) listener();
    },
    network(isConnected: boolean, type: string) {
      networkType = type;
      for (const listener of networks) listener({ isConnected, networkType: type });
    },
  };
}
