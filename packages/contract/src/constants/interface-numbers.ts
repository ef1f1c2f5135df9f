/** Numbers of the interface. `rpx` is 1/750 of the screen's width, `px` a CSS pixel. */

export const toastDurationMs = 2_000;
export const swiperIntervalMs = 3_000;
export const popupDurationMs = 300;
export const calendarDefaults = { months: 3, rowHeightPx: 56 } as const;
export const rateStars = 5;
export const uploadMaxCount = 52;
export const albumMaxCount = 9;
export const numberBoxMin = 1;
export const modalWidthRpx = 558;
export const dialogWidthRpx = 646;
export const dialogCloseButtonRpx = 64;
export const badgeMax = 999;
/** Images are asked for at this multiple of their shown size. */
export const imageResizeFactor = 1.5;

export const datePickerDefaults = {
  yearsBefore: 10,
  yearsAfter: 10,
  minHour: 0,
  maxHour: 23,
  minMinute: 0,
  maxMinute: 59,
  itemHeightPx: 44,
  visibleItems: 5,
} as const;

/** Layer order (z-index), highest first. */
export const layerOrder = {
  toast: 10090,
  noNetwork: 10080,
  popup: 10075,
  mask: 10070,
  navbar: 980,
  topTips: 975,
  sticky: 970,
  indexListSticky: 965,
} as const;
