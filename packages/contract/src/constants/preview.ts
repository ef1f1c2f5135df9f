/** Pages of operators' previews, by the folder of their path. */
export const previewPages = [
  'preview-home',
  'scenic-spot-home',
  'hotel-home',
  'goods-home',
  'spot-special',
  'shop-home',
  'activity-special',
  'nft-collection',
  'lottery',
  'annual-card',
  'lottery-task',
] as const;
export type PreviewPage = (typeof previewPages)[number];

/** A link to a draft is good for so long. */
export const previewKeyHours = 24;
/** A preview that is looked at is asked for anew so often. */
export const previewRefreshSeconds = 5;
/** Wrong keys from one connection in a minute; nothing is looked up after. */
export const previewMissesPerMinute = 30;
