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
