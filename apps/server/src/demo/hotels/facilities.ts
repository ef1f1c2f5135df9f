import { text } from '../text';
import type { LocalText } from '../types';

export interface DemoFacility {
  readonly id: string;
  readonly name: LocalText;
  /** Name of an icon; empty for none. */
  readonly icon: string;
  readonly children: readonly { readonly id: string; readonly name: LocalText; readonly icon: string }[];
}

const one = (id: string, zh: string, en: string, icon = '') => ({ id, name: text(zh, en), icon });

/** The operator's list of what a hotel can have, in two levels. */
export const FACILITIES: readonly DemoFacility[] = [
  {
    ...one('net', '网络与办公', 'Internet and work', 'wifi'),
    children: [
      one('wifi', '免费无线网络', 'Free Wi-Fi'),
      one('meeting', '会议室', 'Meeting room'),
      one('desk', '办公桌', 'Desk'),
    ],
  },
  {
    ...one('traffic', '交通', 'Getting around', 'car'),
    children: [
      one('parking', '免费停车场', 'Free parking'),
      one('charging', '充电桩', 'Car charging'),
      one('shuttle', '景区接送', 'Shuttle to the sights'),
      one('pier', '码头接送', 'Pier pick-up'),
    ],
  },
  {
    ...one('food', '餐饮', 'Food and drink', 'food'),
    children: [
      one('restaurant', '餐厅', 'Restaurant'),
      one('tea', '茶室', 'Tea room'),
      one('bar', '酒吧', 'Bar'),
      one('kitchen', '公共厨房', 'Shared kitchen'),
      one('barbecue', '烧烤', 'Barbecue'),
    ],
  },
  {
    ...one('leisure', '休闲娱乐', 'Leisure', 'spa'),
    children: [
      one('hot-spring', '温泉汤池', 'Hot-spring pools'),
      one('pool', '泳池', 'Swimming pool'),
      one('gym', '健身房', 'Gym'),
      one('garden', '庭院', 'Garden'),
      one('bonfire', '篝火', 'Campfire'),
    ],
  },
  {
    ...one('family', '亲子', 'Families', 'family'),
    children: [
      one('playground', '儿童乐园', 'Playground'),
      one('crib', '婴儿床', 'Cots'),
      one('family-room', '家庭房', 'Family rooms'),
    ],
  },
  {
    ...one('service', '服务', 'Services', 'bell'),
    children: [
      one('front-desk', '24 小时前台', '24-hour front desk'),
      one('luggage', '行李寄存', 'Luggage storage'),
      one('laundry', '洗衣', 'Laundry'),
      one('accessible', '无障碍客房', 'Accessible rooms'),
      one('pets', '可带宠物', 'Pets welcome'),
    ],
  },
];
