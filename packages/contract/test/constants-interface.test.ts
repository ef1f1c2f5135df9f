import { describe, expect, it } from 'vitest';
import * as constants from '../src/constants';

/** All exported plain numbers, by name. */
const numbers = Object.fromEntries(
  Object.entries<unknown>(constants).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  ),
);

// conformance: BIZ-03
describe('numbers', () => {
  // conformance: VAL-03
  it('are those of the product spec, whatever numbers of our own stand beside them', () => {
    expect(numbers).toMatchObject({
      abnormalRedirectThrottleMs: 500,
      afterSalesDays: 7,
      albumMaxCount: 9,
      appConfigPollMs: 300,
      asyncPageDelayMs: 200,
      asyncPageTimeoutMs: 20_000,
      badgeMax: 999,
      cdnUrlPollMs: 300,
      chunkTimeoutMs: 120_000,
      configPollMs: 100,
      defaultHotelDialogKind: 3,
      defaultPayChannelType: 2,
      dialogCloseButtonRpx: 64,
      dialogWidthRpx: 646,
      errorToastDelayMs: 300,
      imageResizeFactor: 1.5,
      loginCheckPollMs: 300,
      loginExpiryDebounceMs: 400,
      missingSubscriptionId: -1,
      modalWidthRpx: 558,
      navigationGuardMs: 500,
      numberBoxMin: 1,
      paymentAppButtonRetryMs: 20,
      paymentAppButtonTimeoutMs: 2_000,
      paymentCountdownMinMinutes: 1,
      paymentCountdownMs: 1_800_000,
      popupDurationMs: 300,
      rateStars: 5,
      relativeTimeJustNowMs: 300_000,
      relativeTimeMaxDays: 30,
      requestTimeoutMs: 10_000,
      searchMaxLength: 100,
      serverTimeResyncMs: 10_000,
      serverTimeTickMs: 1_000,
      signatureWindowMs: 300_000,
      swiperIntervalMs: 3_000,
      textAreaMaxLength: 140,
      toastDurationMs: 2_000,
      transferTimeoutMs: 60_000,
      uniqueCheckRandomLength: 5,
      uploadMaxCount: 52,
      uploadPolicyExpiryMs: 300_000,
      uploadSuccessStatus: 204,
      verificationCodeLength: 6,
      verificationCodeWaitSeconds: 60,
    });
  });

  it('keep the poll intervals, calendar, date picker and layer order', () => {
    expect(constants.pollIntervalsMs).toEqual([30, 100, 300]);
    expect(constants.calendarDefaults).toEqual({ months: 3, rowHeightPx: 56 });
    expect(constants.datePickerDefaults).toEqual({
      yearsBefore: 10,
      yearsAfter: 10,
      minHour: 0,
      maxHour: 23,
      minMinute: 0,
      maxMinute: 59,
      itemHeightPx: 44,
      visibleItems: 5,
    });
    expect(constants.layerOrder).toEqual({
      toast: 10090,
      noNetwork: 10080,
      popup: 10075,
      mask: 10070,
      navbar: 980,
      topTips: 975,
      sticky: 970,
      indexListSticky: 965,
    });
    expect(constants.shortDateFormat).toBe('YY-MM-DD');
  });

  // conformance: ST-02
  it('keep the hotel dialog kinds with their titles', () => {
    expect(constants.hotelDialogKind).toEqual({ facilities: 1, highlights: 2, bookingNotes: 3, policy: 4 });
    expect(constants.hotelDialogTitles).toEqual({
      1: '设施服务',
      2: '酒店亮点',
      3: '订房须知',
      4: '酒店政策',
    });
  });

  it('keep the media types', () => {
    expect(constants.mediaType).toEqual({ video: 'video', image: 'image' });
  });
});
