import { createPretendMiniProgram } from '../../../../packages/host/test/pretend-mini-program';
import type { TestServer } from '../../../server/test/support/test-server';

/** The sandbox's mini-program. */
const appId = 'wx0000000000000002';

interface Answers<Result> {
  success(result: Result): void;
  fail(error: { errMsg: string }): void;
}

interface Asked extends Answers<{ statusCode: number; header: Record<string, string>; data: string }> {
  url: string;
  method: string;
  header: Record<string, string>;
  data?: string;
}

interface Upload {
  url: string;
  filePath: string;
  name: string;
  formData: Record<string, string>;
}

/** How the network treats a request: `lost` never arrives, `unanswered` arrives and its answer is lost. */
export type Network = 'up' | 'lost' | 'unanswered';

/**
 * `wx` on somebody's phone, with the real server behind `wx.request` and the sandbox's cashier behind `wx.requestPayment`.
 * Everything answers later, by callback, and says `…:fail …` as the platform does.
 */
export function createPretendPlatform(
  server: Pick<TestServer, 'fetch' | 'press'>,
  { person, query = {} }: { person: string; query?: Record<string, string> | undefined },
) {
  const base = createPretendMiniProgram();
  const toasts: string[] = [];
  const titles: string[] = [];
  const requests: { path: string; header: Record<string, string>; data: string }[] = [];
  let network: (path: string) => Network = () => 'up';
  /** Refusals in place of the server's answers, by the end of the path. */
  const refusals = new Map<string, { code: number; message: string; data: object }>();
  let payer: 'pays' | 'cancels' = 'pays';
  let lastCode = '';
  /** Temporary files, by path. */
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const copied: string[] = [];
  let isModalConfirmed = true;
  const modals: string[] = [];
  /** What the person decides in the platform's dialog for messages, and what they have decided in its settings. */
  let decision: 'accept' | 'reject' = 'accept';
  let mainSwitch = true;

  async function codeOf(): Promise<string> {
    const response = await server.press('platforms/code', { provider: 'mini-program', person });
    const { code }: { code: string } = JSON.parse(await response.text());
    lastCode = code;
    return code;
  }

  async function request({ url, method, header, data, success, fail }: Asked): Promise<void> {
    const path = url.replace(/^https?:\/\/[^/]+/, '').replace(/\?.*/, '');
    requests.push({ path, header, data: data ?? '' });
    const state = network(path);
    if (state === 'lost') return fail({ errMsg: 'request:fail ' });
    const refused = [...refusals].find(([end]) => path.endsWith(end))?.[1];
    if (refused) {
      const headers = { 'content-type': 'application/json' };
      return success({ statusCode: refused.code, header: headers, data: JSON.stringify(refused) });
    }
    const response = await server.fetch(url, { method, headers: header, body: data });
    const text = await response.text();
    if (state === 'unanswered') return fail({ errMsg: 'request:fail timeout' });
    success({ statusCode: response.status, header: Object.fromEntries(response.headers), data: text });
  }

  /** Puts the file after the fields, as the platform does; the object store is the server's own. */
  async function upload({ url, filePath, name, formData }: Upload): Promise<{ statusCode: number }> {
    const bytes = files.get(filePath);
    if (!bytes) throw { errMsg: 'uploadFile:fail file not found' };
    if (network(url) !== 'up') throw { errMsg: 'uploadFile:fail ' };
    const form = new FormData();
    for (const [field, value] of Object.entries(formData)) form.append(field, value);
    form.append(name, new Blob([bytes]), filePath.split('/').at(-1));
    return { statusCode: (await server.fetch(url, { method: 'POST', body: form })).status };
  }

  /** The platform's cashier. Its parameters are those of the platform's document, each a text. */
  async function requestPayment(given: Readonly<Record<string, unknown>>): Promise<{ errMsg: string }> {
    for (const name of ['timeStamp', 'nonceStr', 'package', 'signType', 'paySign']) {
      if (typeof given[name] !== 'string') throw { errMsg: `requestPayment:fail parameter error: ${name}` };
    }
    if (payer === 'cancels') throw { errMsg: 'requestPayment:fail cancel' };
    const prepayId = String(given.package).replace('prepay_id=', '');
    const response = await server.press('cashier/pay', { prepay_id: prepayId });
    if (response.status >= 400) throw { errMsg: 'requestPayment:fail (not paid)' };
    return { errMsg: 'requestPayment:ok' };
  }

  /** As the platform has it: a promise where nobody listens, callbacks where somebody does. */
  function answered<Result>(given: Partial<Answers<Result>>, result: Promise<Result>) {
    if (!given.success && !given.fail) return result;
    result.then(given.success, given.fail);
    return undefined;
  }

  const wx = {
    ...base.wx,
    getAccountInfoSync: () => ({ miniProgram: { appId, envVersion: 'develop', version: '' } }),
    getLaunchOptionsSync: () => ({ path: 'pages/home/index', query, scene: 1001 }),
    request(asked: Asked) {
      void request(asked);
      return { abort() {} };
    },
    login: (answers: Partial<Answers<{ code: string }>>) =>
      answered(
        answers,
        codeOf().then((code) => ({ code })),
      ),
    requestPayment: (given: Partial<Answers<{ errMsg: string }>> & Record<string, unknown>) =>
      answered(given, requestPayment(given)),
    uploadFile(given: Upload & Answers<{ statusCode: number }>) {
      answered(given, upload(given));
      return {
        abort() {},
        onProgressUpdate: (listener: (update: { progress: number }) => void) => listener({ progress: 50 }),
      };
    },
    getFileSystemManager: () => ({
      getFileInfo({ filePath, success, fail }: { filePath: string } & Answers<{ size: number }>) {
        const bytes = files.get(filePath);
        setTimeout(() => {
          if (bytes) success({ size: bytes.length });
          else fail({ errMsg: 'getFileInfo:fail no such file or directory' });
        });
      },
    }),
    setClipboardData({ data, success }: { data: string } & Answers<object>) {
      copied.push(data);
      success({});
    },
    showToast: ({ title }: { title: string }) => void toasts.push(title),
    setNavigationBarTitle: ({ title }: { title: string }) => void titles.push(title),
    async showModal({ title }: { title: string }) {
      modals.push(title);
      return { confirm: isModalConfirmed, cancel: !isModalConfirmed };
    },
    requestSubscribeMessage({ tmplIds, success, fail }: { tmplIds: string[] } & Answers<object>) {
      setTimeout(() => {
        if (!mainSwitch) return fail({ errMsg: 'requestSubscribeMessage:fail 20004' });
        success({
          errMsg: 'requestSubscribeMessage:ok',
          ...Object.fromEntries(tmplIds.map((id) => [id, decision])),
        });
      });
    },
    getSetting: ({ success }: Answers<object>) =>
      void setTimeout(() => success({ subscriptionsSetting: { mainSwitch } })),
    openSetting({ success }: Answers<object>) {
      mainSwitch = true;
      setTimeout(() => success({}));
    },
    stopPullDownRefresh() {},
  };

  return {
    wx,
    toasts,
    titles,
    requests,
    copied,
    modals,
    setMessages(next: { decision?: typeof decision; mainSwitch?: boolean }) {
      decision = next.decision ?? decision;
      mainSwitch = next.mainSwitch ?? mainSwitch;
    },
    storage: base.stored,
    /** A temporary file, such as a picture the person has just chosen. Returns its path. */
    putFile(name: string, bytes: Uint8Array<ArrayBuffer>) {
      const path = `http://tmp/${name}`;
      files.set(path, bytes);
      return path;
    },
    /** What the person answers questions with. */
    setAnswer(next: 'confirm' | 'cancel') {
      isModalConfirmed = next === 'confirm';
    },
    /** From now on the network treats every request so, or by its path. */
    /** The server says no to calls whose path ends so. */
    answerWith(end: string, refusal: { code: number; message: string; data: object }) {
      refusals.set(end, refusal);
    },
    setNetwork(next: Network | ((path: string) => Network)) {
      network = typeof next === 'function' ? next : () => next;
    },
    setPayer(next: typeof payer) {
      payer = next;
    },
    /** What the phone button hands to its event: data encrypted with the key of the last login code's session. */
    async phoneAnswer(mobile: string) {
      const response = await server.press('platforms/phone-data', { code: lastCode, mobile });
      return { errMsg: 'getPhoneNumber:ok', ...JSON.parse(await response.text()) };
    },
  };
}

export type PretendPlatform = ReturnType<typeof createPretendPlatform>;
