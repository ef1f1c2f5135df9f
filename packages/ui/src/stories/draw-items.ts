import type { DrawItem } from '../components/draw';

/** Eight prizes, the last of them none. */
export const drawItems: DrawItem[] = [
  { key: 'ticket', label: '成人票一张' },
  { key: 'tea', label: '明前茶一两' },
  { key: 'coupon', label: '满百减十' },
  { key: 'stamp', label: '集章一枚' },
  { key: 'boat', label: '游船一次' },
  { key: 'card', label: '年卡九折' },
  { key: 'fan', label: '团扇一把' },
  { key: 'none', label: '下次好运' },
];

const inEnglish: Readonly<Record<string, string>> = {
  ticket: 'One adult ticket',
  tea: 'Fifty grams of spring tea',
  coupon: 'Ten yuan off a hundred',
  stamp: 'A stamp for your album',
  boat: 'A ride in a boat',
  card: 'A tenth off the annual card',
  fan: 'A round silk fan',
  none: 'Better luck next time',
};

export const drawItemsInEnglish: DrawItem[] = drawItems.map((item) => ({
  ...item,
  label: inEnglish[item.key] ?? item.label,
}));
