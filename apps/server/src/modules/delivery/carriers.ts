import type { Locale, LocalizedText } from '@yunyou/contract';

/** A carrier that parcels travel with. */
export interface Carrier {
  code: string;
  name: LocalizedText;
  phone: string;
}

/** Carriers a merchant may name; the sandbox's parcels are moved in the console. */
export const CARRIERS: readonly Carrier[] = [
  { code: 'SF', name: { 'zh-Hans': '顺丰速运', en: 'SF Express' }, phone: '95338' },
  { code: 'JD', name: { 'zh-Hans': '京东快递', en: 'JD Logistics' }, phone: '950616' },
  { code: 'YTO', name: { 'zh-Hans': '圆通速递', en: 'YTO Express' }, phone: '95554' },
  { code: 'ZTO', name: { 'zh-Hans': '中通快递', en: 'ZTO Express' }, phone: '95311' },
  { code: 'YD', name: { 'zh-Hans': '韵达快递', en: 'Yunda Express' }, phone: '95546' },
  { code: 'EMS', name: { 'zh-Hans': '中国邮政', en: 'China Post' }, phone: '11183' },
];

export const carrierOf = (code: string): Carrier | undefined => CARRIERS.find((one) => one.code === code);

/** What a parcel's carrier is called; one that is no longer named here keeps the name it was shipped with. */
export const carrierName = (
  { carrier_code, carrier_name }: { carrier_code: string; carrier_name: string },
  locale: Locale,
): string => carrierOf(carrier_code)?.name[locale] ?? carrier_name;
