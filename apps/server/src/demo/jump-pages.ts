import type { StoredBlock } from '../modules/jump/tables';
import type { DemoJumpCode } from './jump-code';
import type { PictureManifest } from './picture-manifest';
import { storedPart } from './special-rows';
import type { DemoSpecialPart } from './special-types';
import { text } from './text';
import type { LocalText } from './types';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type DemoBlock =
  | DemoSpecialPart
  | {
      readonly type: 'picture';
      /** Name in the picture manifest. */
      readonly picture: string;
      readonly alt: LocalText;
      readonly areas: readonly {
        readonly x: number;
        readonly y: number;
        readonly w: number;
        readonly h: number;
        readonly label: LocalText;
        readonly link: string;
      }[];
    };

interface DemoShownPage extends DemoJumpCode {
  readonly blocks: readonly DemoBlock[];
  readonly share: { readonly title: LocalText; readonly desc: LocalText } | null;
}

const NO_TEXT = text('', '');
const NOTHING = { target: '', buttonText: NO_TEXT, auto: false } as const;
const JUMP = '/pages/jump-page/jump-page?code=';

/** A poster with places to tap, an offer that counts down, one with links out of the app, and one that is to come. */
export const SHOWN_PAGES: readonly DemoShownPage[] = [
  {
    ...{ ...NOTHING, code: 'DEMOSHOW', picture: 'qiyun-ridge-hero' },
    title: text('澄岚三日', 'Three days in Chenglan'),
    subtitle: text('山、桥与茶，点图看看', 'Ridge, bridge and tea: tap the picture'),
    startsAfterMs: -DAY_MS,
    endsAfterMs: 365 * DAY_MS,
    blocks: [
      {
        ...{ type: 'picture', picture: 'qiyun-ridge-hero' },
        alt: text('澄岚三日路线图', 'The route of three days in Chenglan'),
        areas: [
          {
            ...{ x: 0, y: 0, w: 50, h: 100, label: text('第一天：栖云岭', 'Day one: Qiyun Ridge') },
            link: '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-qiyun-ridge',
          },
          {
            ...{ x: 50, y: 0, w: 50, h: 50, label: text('第二天：买茶', 'Day two: buy tea') },
            link: '/pages/goods-home/goods-home',
          },
          {
            ...{ x: 50, y: 50, w: 50, h: 50, label: text('第三天：灯会', 'Day three: the lanterns') },
            link: `${JUMP}DEMOSITE`,
          },
        ],
      },
      {
        ...{ type: 'productGrid', title: text('带一点回家', 'Take some home') },
        productIds: ['product-gaiwan', 'product-clay-teapot'],
      },
    ],
    share: {
      title: text('澄岚三日，一图走完', 'Three days in Chenglan in one picture'),
      desc: text('山、桥与茶', 'Ridge, bridge and tea'),
    },
  },
  {
    ...{ ...NOTHING, code: 'DEMOTIME', picture: 'mist-tea-hills-hero' },
    title: text('两小时茶价', 'Two hours of tea'),
    subtitle: NO_TEXT,
    startsAfterMs: -DAY_MS,
    endsAfterMs: 60 * DAY_MS,
    blocks: [
      {
        ...{ type: 'countdown', title: text('距结束', 'Ends in'), afterMs: 2 * HOUR_MS },
        overTitle: text('这一轮已结束', 'This round is over'),
      },
      {
        type: 'couponStrip',
        title: text('先领券', 'Coupons first'),
        couponIds: ['coupon-platform-10', 'coupon-snacks-5'],
      },
      {
        ...{ type: 'activityStrip', title: text('正在优惠', 'On now') },
        activeIds: ['activity-spring-tea', 'activity-gaiwan-hours'],
      },
    ],
    share: null,
  },
  {
    ...{ ...NOTHING, code: 'DEMOWAYS', picture: 'moonbridge-town-hero' },
    title: text('月桥去处', 'Ways from Moonbridge'),
    subtitle: text('有的在应用外打开', 'Some open outside the app'),
    startsAfterMs: -DAY_MS,
    endsAfterMs: 60 * DAY_MS,
    blocks: [
      {
        ...{ type: 'picture', picture: 'moonbridge-town-hero' },
        alt: text('月桥古镇', 'Moonbridge Town'),
        areas: [
          {
            ...{ x: 0, y: 0, w: 50, h: 50, label: text('看灯会', 'See the lanterns') },
            link: 'https://www.example.com/lanterns',
          },
          {
            ...{ x: 50, y: 0, w: 50, h: 50, label: text('直播间', 'The live room') },
            link: 'live:yunyou',
          },
          {
            ...{ x: 0, y: 50, w: 50, h: 50, label: text('看视频', 'Watch the video') },
            link: 'video:yunyou/lanterns',
          },
          {
            ...{ x: 50, y: 50, w: 50, h: 50, label: text('旧链接', 'An old link') },
            link: '/pages/no-such-page/no-such-page',
          },
        ],
      },
    ],
    share: null,
  },
  {
    ...{ ...NOTHING, code: 'DEMOSOON', picture: 'qiyun-ridge-hero' },
    title: text('云海节', 'Festival of the clouds'),
    subtitle: text('明日揭晓', 'Told tomorrow'),
    startsAfterMs: 26 * HOUR_MS,
    endsAfterMs: 60 * DAY_MS,
    blocks: [
      {
        ...{ type: 'spotStrip', title: text('去哪里看', 'Where to see it') },
        spotIds: ['spot-qiyun-ridge'],
      },
    ],
    share: null,
  },
];

/** The parts of a page as they are stored, their times counted from a moment. */
export const storedBlocks = (
  blocks: readonly DemoBlock[],
  pictures: PictureManifest,
  nowMs: number,
): StoredBlock[] =>
  blocks.map((block) =>
    block.type === 'picture'
      ? {
          type: block.type,
          picture: pictures.picture(block.picture, block.alt),
          areas: block.areas.map((area) => ({ ...area })),
        }
      : storedPart(block, pictures, nowMs),
  );
