import type { Address, AppointmentSlot, Review } from '@yunyou/contract';
import { marketNowMs } from './market-samples';
import { paintedPicture } from './painted-hills';

/** What a member has around an order, for stories. */
const HOUR_MS = 3_600_000;

export const addresses: Address[] = [
  {
    id: 'address-1',
    name: '李云',
    mobile: '138****8000',
    state: '广东省',
    city: '深圳市',
    county: '福田区',
    provinces: '广东省深圳市福田区',
    adcode: '440304',
    detail: '莲花路 1 号 2 栋 301',
    tag: 'home',
    isDefault: true,
    outdated: false,
  },
  {
    id: 'address-2',
    name: '王山',
    mobile: '139****1234',
    state: '北京市',
    city: '北京市',
    county: '东城区',
    provinces: '北京市东城区',
    adcode: '110101',
    detail: '云雾巷 12 号',
    tag: '',
    isDefault: false,
    outdated: false,
  },
  {
    id: 'address-3',
    name: '周小满',
    mobile: '136****8888',
    state: '浙江省',
    city: '杭州市',
    county: '下城区',
    provinces: '浙江省杭州市下城区',
    adcode: '330103',
    detail: '青石巷 3 号',
    tag: 'company',
    isDefault: false,
    outdated: true,
  },
];

export const review: Review = {
  id: 'review-1',
  productId: 'ticket-1',
  goodsType: 2,
  parentId: 'spot-1',
  specText: '',
  anonymous: false,
  tags: [{ id: 'beautiful', name: '景色美' }],
  videoUrl: null,
  usedOn: null,
  append: null,
  replyToAppend: null,
  helpfulCount: 3,
  authorName: '林*客',
  avatarUrl: '',
  stars: 5,
  text: '凌晨四点上山，听松亭已经有人了。云从脚下漫过去的时候，谁也没说话。带上外套，山上真的冷。',
  pictures: [1, 4, 5].map((seed) => paintedPicture(seed, `听松亭${seed}`, `Pavilion ${seed}`)),
  productName: '日出专场',
  atMs: marketNowMs - 50 * HOUR_MS,
  reply: { text: '谢谢您的提醒，我们在检票口加了租外套的地方。', atMs: marketNowMs - 20 * HOUR_MS },
};

const longWords =
  '索道十二分钟到山腰，再走一千二百级石阶到听松亭。石阶不陡，但是长，膝盖不好的朋友可以坐到上站。山上有热茶和面，价格和山下一样。'.repeat(
    2,
  );

export const reviews: Review[] = [
  review,
  { ...review, id: 'review-2', authorName: '周*满', stars: 4, text: longWords, pictures: [], reply: null },
  { ...review, id: 'review-3', authorName: 'A***e', stars: 2, text: '排队太久。', pictures: [], reply: null },
];

const times = [
  ['09:00', '11:00'],
  ['11:00', '13:00'],
  ['13:00', '15:00'],
  ['15:00', '17:00'],
] as const;

/** Four days with every state in them; the second day has nothing left. */
export const slots: AppointmentSlot[] = ['2026-09-20', '2026-09-21', '2026-09-22', '2026-09-23'].flatMap(
  (day, dayPlace) =>
    times.map(([from, to], place) => {
      const state =
        dayPlace === 0 && place === 0
          ? 'past'
          : dayPlace === 1 || (dayPlace + place) % 4 === 1
            ? 'full'
            : 'open';
      return {
        id: `slot-${dayPlace}-${place}`,
        itemId: 'item-1',
        day,
        from,
        to,
        startsAtMs: Date.parse(`${day}T${from}:00+08:00`),
        bookUntilMs: Date.parse(`${day}T${from}:00+08:00`) - 1_800_000,
        opensAtMs: Date.parse(`${day}T08:00:00+08:00`) - 7 * 86_400_000,
        capacity: 20,
        waitingCount: 0,
        state,
        left: state === 'open' && place === 2 ? 4 : null,
      };
    }),
);
