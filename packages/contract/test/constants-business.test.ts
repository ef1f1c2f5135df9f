import { describe, expect, it } from 'vitest';
import * as constants from '../src/constants';

describe('channels and environments', () => {
  it('allow the numbers 1 to 10 and 20 and nothing else', () => {
    const allowed = Object.values(constants.channelSource).sort((a, b) => a - b);
    expect(allowed).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20]);
    expect(Object.keys(constants.channelSourceNames).map(Number)).toEqual(allowed);
    const accepted = Array.from({ length: 40 }, (_, number) => number - 5).filter(constants.isChannelSource);
    expect(accepted).toEqual(allowed);
    for (const odd of ['3', 3.5, Number.NaN, null, undefined, '', 'constructor', {}]) {
      expect(constants.isChannelSource(odd)).toBe(false);
    }
  });

  it('name each channel as the product spec does', () => {
    expect(constants.channelSource).toEqual({
      desktopBrowser: 1,
      mobileBrowser: 2,
      messagingApp: 3,
      messagingMiniProgram: 4,
      thirdPartyInterface: 5,
      admin: 6,
      shortVideoMiniProgram: 7,
      paymentApp: 8,
      mobileApp: 9,
      microblog: 10,
      regional: 20,
    });
    expect(constants.defaultMemberSources).toEqual([20]);
  });

  // conformance: CH-06
  it('know two locales, four environments and three analytics environments', () => {
    expect(constants.locales).toEqual(['zh-Hans', 'en']);
    expect(constants.defaultLocale).toBe('zh-Hans');
    expect(Object.values(constants.environment)).toEqual(['develop', 'test', 'trial', 'release']);
    expect(Object.values(constants.analyticsEnvironment)).toEqual(['dev', 'uat', 'prod']);
    expect(Object.values(constants.miniProgramState)).toEqual(['formal', 'developer', 'trial']);
  });
});

// conformance: BIZ-01
describe('what is sold and how it is paid', () => {
  it('has the goods, order and activity numbers of the product spec', () => {
    expect(constants.goodsType).toEqual({ goods: 0, hotel: 1, ticket: 2, service: 3, annualCard: 6 });
    expect(constants.orderType).toEqual({
      goods: 0,
      hotel: 1,
      ticket: 2,
      service: 3,
      annualCard: 4,
      annualCardActivity: 6,
    });
    expect(constants.activityType).toEqual({
      fullReduction: 1,
      reduction: 2,
      groupBuy: 3,
      flashSale: 4,
      lottery: 5,
      promotion: 6,
      rotaryTable: 7,
      bargain: 8,
      addOnOrder: 9,
    });
  });

  it('maps channels 2, 3, 4 and 20 to a pay channel and all others to 2', () => {
    expect(constants.payChannelTypeBySource).toEqual({ 2: 2, 3: 1, 4: 0, 20: 0 });
    const mapped = Object.values(constants.channelSource).map((source) => [
      source,
      constants.payChannelTypeOf(source),
    ]);
    expect(Object.fromEntries(mapped)).toEqual({
      1: 2,
      2: 2,
      3: 1,
      4: 0,
      5: 2,
      6: 2,
      7: 2,
      8: 2,
      9: 2,
      10: 2,
      20: 0,
    });
  });

  it('knows every way of paying', () => {
    expect(Object.keys(constants.payType)).toEqual([
      'hotelPayAtDesk',
      'miniProgramWechat',
      'shortVideoWechat',
      'shortVideoAlipay',
      'shortVideoBankCard',
      'shortVideoAll',
      'quickPass',
      'storedValueCard',
      'app',
      'zeroAmount',
    ]);
    for (const [name, value] of Object.entries(constants.payType)) expect(value).toBe(name);
  });

  it('has eleven certificate types', () => {
    expect(constants.certificateType).toEqual({
      none: 0,
      idCard: 1,
      passport: 2,
      militaryId: 3,
      hongKongMacauPass: 4,
      taiwanCompatriotPass: 5,
      homeReturnPermit: 6,
      birthCertificate: 7,
      studentId: 8,
      disabilityCertificate: 9,
      foreignerPermanentResidenceId: 10,
    });
  });

  it('has the international types 0 to 7 and the order snapshot', () => {
    expect(Object.values(constants.internationalType)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 'ORDER_SNAPSHOT']);
  });

  it('has 25 subscription templates, numbered 0 to 24 in the order of the product spec', () => {
    expect(Object.values(constants.subscriptionTemplate)).toEqual(Array.from({ length: 25 }, (_, i) => i));
    expect(Object.keys(constants.subscriptionTemplate)).toEqual([
      'ticketIssued',
      'ticketIssueFailed',
      'verification',
      'refundSucceeded',
      'activityOnline',
      'paymentReminder',
      'annualCardIssued',
      'annualCardFailed',
      'annualCardActivated',
      'annualCardExpiring',
      'merchantConfirmed',
      'merchantRejected',
      'bookingSucceeded',
      'bookingFailed',
      'checkInReminder',
      'shipped',
      'received',
      'tripReminder',
      'groupBuySucceeded',
      'groupBuyFailed',
      'couponExpiring',
      'appointmentSucceeded',
      'orderExpiring',
      'activityStarting',
      'tomorrowsTask',
    ]);
    expect(constants.missingSubscriptionId).toBe(-1);
  });
});

describe('errors, login and links', () => {
  it('have the codes of the error catalogue', () => {
    expect(constants.loginOutCodes).toEqual([900, 901, 902, 903, 904, 905]);
    expect(constants.successCodes).toEqual([0]);
    expect(Object.values(constants.serverErrorCode)).toEqual([400, 403, 404, 409, 410, 422, 429, 500]);
    expect(constants.abnormalHttpStatuses).toEqual([404, 429, 500]);
    expect(constants.abnormalBodyCodes).toEqual([429]);
    expect(constants.paymentAppEnvironmentError).toEqual({
      notInPaymentApp: '__ENV__10001',
      invalidTimeout: '__ENV__10002',
    });
    expect(constants.paymentAppPluginError).toEqual({
      noPermission: 'c02',
      actionNotInPlugin: 'c03',
      pluginNotImplemented: 'c04',
    });
    expect(constants.chunkLoadErrorName).toBe('ChunkLoadError');
    expect(constants.duplicateRouteMessage).toBe('路由索引存在重复');
  });

  it('have the words of the messaging-platform login', () => {
    expect(constants.tokenStorageKey).toBe('token');
    expect(constants.h5LoginReturnType).toBe('USERINFO');
    expect(constants.uniqueCheckRandomLength).toBe(5);
    expect(constants.uniqueCheckWord).toBe('uniqueCheck');
    expect(constants.h5LoginSkippedHostPrefixes).toEqual(['192', 'localhost']);
  });

  it('have six link kinds and five navigation types', () => {
    expect(Object.values(constants.linkKind)).toEqual(['H5', 'MP', 'VIDEO', 'LIVE', 'INNER', 'INVALID']);
    expect(Object.values(constants.navigationType)).toEqual([
      'navigate',
      'redirect',
      'switchTab',
      'relaunch',
      'back',
    ]);
  });

  // conformance: BIZ-05
  it('have the default region, share, app version and home components', () => {
    expect(constants.defaultRegion).toEqual({
      state: '广东省',
      city: '深圳市',
      county: '福田区',
      adcode: '440304',
    });
    expect(constants.geocoderQuotaStatuses).toEqual([120, 121]);
    expect(constants.defaultShare.en.desc).toBe('Create a better life');
    expect(Object.keys(constants.defaultShare)).toEqual([...constants.locales]);
    expect(constants.messagingAppJsApis).toEqual([
      'updateTimelineShareData',
      'updateAppMessageShareData',
      'scanQRCode',
      'onMenuShareTimeline',
      'onMenuShareAppMessage',
      'hideMenuItems',
    ]);
    expect(constants.defaultAppVersion).toBe('1.0.0');
    expect(constants.homeComponents).toEqual([
      'top_card',
      'home_banner_kv',
      'home_custom_card',
      'home_icon_kv',
    ]);
  });
});
