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
