import { text } from '../text';
import type { DemoService } from './types';

type Terms = Pick<DemoService, 'mode' | 'validDays' | 'refundRule' | 'autoRefundExpired'>;

export const NOT_REFUNDED = { kind: 'none', daysBefore: null, time: null, feePercent: 100 } as const;

export const SHOW_CODE = text(
  '到店出示券码，店员核销后即可使用。',
  'Show the code; the staff check it and you begin.',
);
export const BOOK_FIRST = text(
  '请至少提前一天预约，预约后可改期一次。',
  'Book at least a day ahead; the time can be changed once.',
);

/** A code at the counter: free until it is used, given back by itself when it lapses. */
export const VOUCHER: Terms = {
  mode: 'voucher',
  validDays: 90,
  refundRule: { kind: 'free', daysBefore: null, time: null, feePercent: 0 },
  autoRefundExpired: true,
};

/** A time is chosen; free until six the evening before, less a tenth. */
export const APPOINTMENT: Terms = {
  mode: 'appointment',
  validDays: 60,
  refundRule: { kind: 'until', daysBefore: 1, time: '18:00', feePercent: 10 },
  autoRefundExpired: true,
};

export const LAKESIDE = {
  name: text('湖畔茶廊', 'Lakeside tea gallery'),
  address: text('澄岚市临湖区环湖路 12 号', '12 Huanhu Road, Linhu District, Chenglan'),
  lat: 24.7715,
  lng: 113.0302,
};
export const SPRINGS = {
  name: text('云棠温泉馆', 'Yuntang springs house'),
  address: text('澄岚市云岭区云棠谷 1 号', '1 Yuntang Valley, Yunling District, Chenglan'),
  lat: 24.8761,
  lng: 112.9034,
};
export const OLD_TOWN = {
  name: text('月桥古镇东门', 'East gate of Moonbridge'),
  address: text('澄岚市临湖区月桥街 3 号', '3 Yueqiao Street, Linhu District, Chenglan'),
  lat: 24.7516,
  lng: 113.0152,
};
export const CAMP = {
  name: text('枫谷营地餐厅', 'Maple camp kitchen'),
  address: text('澄岚市云岭区枫谷', 'Maple Valley, Yunling District, Chenglan'),
  lat: 24.8911,
  lng: 112.8622,
};
export const POTTERY = {
  name: text('窑火工坊拉坯室', 'Wheel room of Kilnfire Workshop'),
  address: text('澄岚市临湖区百工巷 2 号院', 'Courtyard 2, Baigong Lane, Linhu District, Chenglan'),
  lat: 24.7583,
  lng: 113.0046,
};
