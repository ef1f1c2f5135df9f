/** `@yunyou/host/memory`, handed in: it is read from its source here, and from what was installed elsewhere. */
interface Memory {
  createMemoryHost(options: object): object;
}

/** A session storage. */
const createStorage = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

const nowMs = Date.UTC(2026, 4, 1);
const city = { name: '广州市', nameEn: 'Guangzhou', lat: 23.1, lng: 113.3 };

/** What the server answers in the SDK's example, by path; everything else is not there. */
const answers: Record<string, unknown> = {
  '/cuser/member/public/api/sms/captcha': {
    challengeId: 'c-1',
    retryAfterSeconds: 60,
    expiresInSeconds: 300,
  },
  '/cuser/member/public/api/user/mobileLogin': { token: 't', result: 0, data: { openid: '' } },
  '/cuser/member/api/getBaseUserInfo': {
    memberId: 'm',
    mobile: '13800000000',
    name: 'Lin',
    headImg: '',
    openId: '',
    memberRegistChannelVo: { thirdId: '', source: 1 },
  },
  '/cuser/member-profile/detail': { name: 'Lin', stateName: '广东' },
  '/cuser/public/api/scenicSpot/list': { records: [{ id: 'spot-qiyun-ridge' }] },
};

/** An order as the server tells it, before and after it was paid. */
const unpaid = {
  orderId: '7',
  status: 4,
  payStatus: 0,
  totalFen: 100,
  refundedFen: 0,
  attempted: true,
  paidAtMs: null,
  expiresAtMs: nowMs + 1_800_000,
  checkedAtMs: nowMs,
};
const paid = { ...unpaid, status: 1, payStatus: 1, attempted: false, paidAtMs: nowMs };

const answering = async (url: string) => {
  const data = answers[new URL(url).pathname];
  return data ? Response.json({ code: 0, message: '', data }) : new Response('', { status: 404 });
};

/** The names that the examples of the READMEs use and do not declare, by package. Anew for each run. */
export const readmeGivens = ({ createMemoryHost }: Memory) => ({
  validators: () => ({}),
  contract: () => ({}),
  i18n: () => ({}),
  'api-client': () => ({ fetch: answering, show() {} }),
  payment: () => {
    let isPaid = false;
    const texts = new Map<string, string>();
    return {
      api: {
        payment: {
          channels: async () => [
            { id: 'c', payType: 'miniProgramWechat', payChannel: 'wechat', payChannelType: 0 },
          ],
          wxMiniPay: async () => ({ appId: 'wx', package: 'prepay_id=1', paySign: 's' }),
          state: async () => (isPaid ? paid : unpaid),
        },
      },
      openUrl() {},
      wx: {
        requestPayment({ success }: { success(): void }) {
          isPaid = true;
          success();
        },
      },
      storage: {
        get: (key: string) => texts.get(key),
        set: (key: string, text: string) => void texts.set(key, text),
        remove: (key: string) => void texts.delete(key),
      },
    };
  },
  host: () => ({}),
  'server-clock': () => ({
    api: { system: { timestamp: async () => ({ serverTimeStamp: nowMs }) } },
    order: { createdAtMs: nowMs },
    sale: { startMs: nowMs - 1, endMs: nowMs + 60_000 },
    render: () => {},
  }),
  channel: () => ({
    sessionStorage: createStorage(),
    navigator: { userAgent: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0 Mobile' },
    location: { host: 'uat.shop.example' },
  }),
  navigation: () => {
    const moves: string[] = [];
    return {
      moves,
      routerPort: {
        push: (url: string) => void moves.push(url),
        replace: (url: string) => void moves.push(url),
        back: () => {},
        canGoBack: () => false,
      },
      visitor: { isMember: () => false, source: () => 2 },
      loginReturn: { save: () => {}, take: () => undefined },
    };
  },
  location: () => ({
    host: createMemoryHost({ position: { latitude: 23.13, longitude: 113.26, datum: 'wgs84' } }),
    api: {
      home: { cityInfo: async () => ({ cityList: [{ children: [city] }] }) },
      location: {
        geocoder: async () => ({
          status: 0,
          result: { address_component: { city: '广州市', district: '越秀区' } },
        }),
        ipByMap: async () => ({ status: 375, result: null }),
      },
    },
  }),
  subscription: () => ({
    wx: {
      requestSubscribeMessage: ({ success }: { success(result: object): void }) =>
        success({ a: 'accept', b: 'reject' }),
      getSetting: ({ success }: { success(result: object): void }) => success({}),
    },
    api: {
      subscription: {
        findEnableAll: async () => [{ type: 0 }, { type: 3 }],
        isSubscribe: async () => [],
        subscribe: async () => null,
      },
    },
    files: {
      config: async () => ({
        production: [
          { type: 0, id: 'a' },
          { type: 3, id: 'b' },
        ],
      }),
      tasks: async () => ({}),
    },
    user: { openId: 'o-1' },
    remind: async () => false,
  }),
  sdk: () => ({
    fetch: answering,
    routerPort: { push() {}, replace() {}, back() {}, canGoBack: () => false },
    toast() {},
  }),
});
