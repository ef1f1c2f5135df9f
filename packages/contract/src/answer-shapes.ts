// biome-ignore-all format: written from the schemas by test/answer-shapes.test.ts; `vitest -u` writes it anew.
import type { AnswerShape } from './answer-shape';
import type { CallDomain } from './calls';

/** The outline of every call's answer, for clients: enough to refuse an answer that is none, without the schemas. */
export const answerShapes: Readonly<Record<CallDomain, Readonly<Record<string, AnswerShape>>>> = {
  system: {
    timestamp: 'serverTimeStamp',
  },
  config: {
    cdn: 'cdnUrl',
    whiteList: 'allowed',
    i18n: 'defaultLocale',
    aesKey: 'key',
  },
  home: {
    layout: 'templateId',
    page: 'helloText',
    cityInfo: 'cityList[]',
    phone: 'telephone',
  },
  international: {
    selectList: '[]',
    orderFields: '[]',
  },
  session: {
    smsCaptcha: 'challengeId',
    mobileLogin: 'token',
    userInfo: 'memberId',
    end: null,
  },
  login: {
    picture: 'picId',
    checkPicture: null,
    test: 'token',
    applet: 'token',
    appletCode: 'openid',
    shortVideo: 'token',
    messagingApp: 'token',
    regional: 'token',
    paymentApp: 'token',
    paymentAppMobile: 'token',
  },
  member: {
    shortVideoInfo: 'memberId',
    paymentAppInfo: 'memberId',
    changeMobileCode: 'challengeId',
    changeMobile: 'memberId',
    mobileChanges: '[]',
    setAvatar: 'headImg',
    updateInfo: 'memberId',
    profile: 'name',
    editProfile: 'name',
    newUserSeen: null,
    cancelAccount: null,
  },
  bridge: {
    urlSignature: 'appId',
  },
  contacts: {
    list: '[]',
    add: 'memberFrequentContactsId',
    edit: null,
    delete: null,
    detail: 'memberFrequentContactsId',
  },
  scenicSpot: {
    list: 'records[]',
    detail: 'id',
    profile: 'id',
  },
  ticket: {
    list: '[]',
    detail: 'id',
    priceCalendar: 'today',
  },
  order: {
    quote: 'breakdown[]',
    create: 'id',
    list: 'records[]',
    counts: '[]',
    detail: 'id',
    cancel: null,
    vouchers: 'orderId',
  },
  payment: {
    channels: '[]',
    wxMiniPay: 'appId',
    wxWebPay: '{}',
    aliH5Pay: '{}',
    unifyPay: 'kind',
    state: 'orderId',
  },
  refund: {
    quote: 'items[]',
    apply: 'id',
    detail: 'id',
  },
  tracking: {
    productView: null,
    productViewPublic: null,
    parentView: null,
    parentViewPublic: null,
    electWindow: null,
    activity: null,
    activityProduct: null,
    member: null,
  },
  upload: {
    policy: 'bucketName',
    aliYunToken: 'AccessKeyId',
  },
  notice: {
    list: '[]',
    detail: 'id',
    license: '[]',
  },
  location: {
    ipByMap: 'status',
    geocoder: 'status',
  },
  subscription: {
    findEnableAll: '[]',
    isSubscribe: '[]',
    subscribe: null,
  },
};
