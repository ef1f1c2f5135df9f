import { createMemoryHost, type MemoryHostOptions } from '@yunyou/host/memory';
import { productRoutes } from '@yunyou/navigation/product-routes';
import { createSdk, type SdkEventType, type SdkOptions } from '../../src';
import { createTimers } from './timers';

/** What the server says to a call: the envelope's data, or a refusal. */
export type Reply = (request: ScriptedRequest) => unknown;

export interface ScriptedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown>;
  headers: Headers;
}

/** An answer that is not a success. */
export class Refused {
  constructor(
    readonly code: number,
    readonly data: object = {},
    readonly message = 'no',
  ) {}
}

/** The connection is lost. */
export const lost = () => {
  throw new TypeError('Failed to fetch');
};

export const refuse =
  (code: number, data: object = {}): Reply =>
  () =>
    new Refused(code, data);

const member = {
  memberId: 'm-1',
  mobile: '13800000000',
  name: 'Lin',
  headImg: '/cdn/pictures/lin.webp',
  openId: 'o-1',
  shareInvite: false,
  shareCode: 'ABCD2345',
  memberRegistChannelVo: { thirdId: '', source: 2 },
};

export const files = {
  tabBar: {
    bottomBarList: [
      {
        path: '/pages/index/index',
        title: { 'zh-Hans': '首页', en: 'Start' },
        noSelectImgUrl: 'a.png',
        selectedImgUrl: '',
      },
    ],
  },
  sideBar: {
    telephone: '0755-1',
    leftBarList: [
      { path: '/pages/notice/notice', title: { 'zh-Hans': '公告', en: 'Notices' }, icon: 'bell' },
      { path: '/pages/nowhere/nowhere', title: { 'zh-Hans': '无', en: 'Nowhere' }, icon: 'x' },
    ],
  },
  app: {
    version: '1.4.0',
    homePageHelloText: { 'zh-Hans': '你好', en: 'Hello' },
    isOpenWhiteList: false,
    isGrayTheme: true,
    CCBPay: false,
    newUserShare: true,
    webOwnHosts: ['guide.example'],
    homeTheme: { isOpen: true, config: { color: '#123456', backgroundImage: '/a.webp', style: 'festive' } },
    shareConfig: {
      imageUrl: 'share.webp',
      default: { title: { 'zh-Hans': '云', en: 'Cloud' }, desc: { 'zh-Hans': '游', en: 'Trip' } },
      paths: {
        '/pages/notice/notice': {
          title: { 'zh-Hans': '公告', en: 'News' },
          desc: { 'zh-Hans': '新', en: 'New' },
          imgUrl: '/cdn/news.webp',
        },
      },
    },
  },
  update: { isUpdate: false, updateImage: 'u.webp', debugData: { isDebug: true } },
};

/** What every server answers until a test says otherwise. */
const defaults: Record<string, Reply> = {
  '/cgateway/timestamp': () => ({ serverTimeStamp: 1_795_000_000_000 }),
  '/cuser/public/api/constantConfig/getCdnUrl': () => ({ cdnUrl: 'https://cdn.example/files' }),
  '/cuser/public/api/constantConfig/getPhone': () => ({ telephone: '400-1' }),
  '/cuser/member/public/api/user/mobileLogin': () => ({ token: 't-new', result: 0, data: { openid: 'o-1' } }),
  '/cuser/member/api/getBaseUserInfo': () => member,
  '/cuser/member/session/end': () => null,
  '/dcr/public/api/census/report/member': () => null,
  '/cuser/public/api/field/international/selectList': () => [],
  '/cuser/data/snapshot/getFieldInternationalByOrdersId': () => [],
  '/files/config/tabbar.json': () => files.tabBar,
  '/files/config/sidebar.json': () => files.sideBar,
  '/files/config/app.json': () => files.app,
  '/files/config/update-config.json': () => files.update,
};

/** An SDK in a host without an app, against a server that is scripted path by path, on timers turned by hand. */
export function createWorld(options: Partial<SdkOptions> = {}, hostOptions: MemoryHostOptions = {}) {
  const replies: Record<string, Reply> = { ...defaults };
  const requests: ScriptedRequest[] = [];
  const logged: string[] = [];
  const timers = createTimers();
  const host = createMemoryHost({ href: 'https://shop.example/views/index/index', ...hostOptions });

  async function fetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const url = new URL(String(input));
    const request = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : {},
      headers: new Headers(init.headers),
    };
    requests.push(request);
    const reply = replies[url.pathname];
    if (!reply) return new Response('', { status: 404 });
    const data = await reply(request);
    if (url.hostname === 'cdn.example') {
      return new Response(typeof data === 'string' ? data : JSON.stringify(data));
    }
    if (!(data instanceof Refused)) return Response.json({ code: 0, message: '', data });
    const { code, message } = data;
    return Response.json({ code, message, data: data.data }, { status: code >= 900 ? 401 : code });
  }

  const sdk = createSdk({
    baseUrl: 'https://api.example',
    host,
    fetch,
    retries: 0,
    routes: productRoutes(),
    now: timers.now,
    schedule: timers.schedule,
    logger: { error: (message) => void logged.push(message) },
    loadCatalogue: async () => ({}),
    ...options,
  });
  const heard: { type: SdkEventType; event: object }[] = [];
  for (const type of ['error', 'loginExpired', 'abnormal', 'loginSuccess', 'loggedOut'] as const) {
    sdk.on(type, (event) => void heard.push({ type, event }));
  }

  return {
    sdk,
    host,
    fetch,
    timers,
    requests,
    logged,
    heard,
    types: () => heard.map(({ type }) => type),
    reply: (path: string, reply: Reply) => {
      replies[path] = reply;
    },
    /** Requests to one path. */
    sent: (path: string) => requests.filter((request) => request.path === path),
  };
}

/** A router that notes where it was sent. */
export function createPort(canGoBack = false) {
  const moves: string[] = [];
  return {
    moves,
    push: (url: string) => void moves.push(`push ${url}`),
    replace: (url: string) => void moves.push(`replace ${url}`),
    back: () => void moves.push('back'),
    canGoBack: () => canGoBack,
  };
}

export const memberInfo = member;
