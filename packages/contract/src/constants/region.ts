/** Where a visitor is when neither the device nor the IP address can tell; also a new address's preset. */
export const defaultRegion = {
  state: '广东省',
  city: '深圳市',
  county: '福田区',
  /** GB/T 2260 code of the county. */
  adcode: '440304',
} as const;

/** Geocoder answers (per-second and daily quota reached) after which the IP address is asked. */
export const geocoderQuotaStatuses = [120, 121] as const;

/** The map service's word on a question, passed on as it is; there are more, all of them failures. */
export const geocoderStatus = {
  /** There is an answer. */
  ok: 0,
  /** Ours: the service did not answer in time, or none is configured. */
  noAnswer: -1,
  /** There is nothing at that place. */
  noResult: 347,
  /** The question was wrong, such as coordinates that are none. */
  badParameter: 348,
  /** The address belongs to a local network. */
  localIp: 375,
  /** Nobody knows where the address is. */
  unknownIp: 382,
} as const;

/** Geocoder answers that say all there is to say: asking the IP address would only guess worse. */
export const geocoderFinalStatuses = [347, 348] as const;

/**
 * The peoples that autonomous regions are named after, as the source of a regular expression; without 族 only those that are never
 * part of a place's own name.
 */
export const peoplesInNames =
  '(?:(?:土家|布依|哈尼|景颇|傈僳|纳西|拉祜|布朗|独龙|普米|仫佬|毛南|仡佬|达斡尔|鄂温克|裕固|保安|东乡|撒拉|各|[苗彝白傣回满壮瑶侗土水黎羌畲藏怒佤])族|(?:蒙古|朝鲜|哈萨克|柯尔克孜|塔吉克|锡伯|维吾尔)族?)';
