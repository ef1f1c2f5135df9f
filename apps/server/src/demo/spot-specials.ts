import type { DemoSpecial } from './special-types';
import { text } from './text';

const DAY_MS = 86_400_000;

/** One that runs, and one that begins in two weeks. */
export const SPOT_SPECIALS: readonly DemoSpecial[] = [
  {
    kind: 'spot',
    id: 'special-clouds-and-springs',
    title: text('上看云海，下泡温泉', 'Clouds above, springs below'),
    subtitle: text(
      '两天一夜，把澄岚的山和水走一遍',
      'Two days and a night between the mountain and the water',
    ),
    picture: 'banner-sea-of-clouds',
    theme: '#12302c',
    startsAfterMs: -20 * DAY_MS,
    endsAfterMs: 120 * DAY_MS,
    components: [
      {
        type: 'text',
        blocks: [
          {
            type: 'paragraph',
            text: text(
              '清晨在栖云岭等云海散开，午后下山，傍晚把自己交给云汤的热泉。中间只隔四十分钟车程。',
              'Watch the sea of clouds open from Qiyun Ridge at dawn, come down after lunch, and spend the evening in the hot pools of Yuntang. They are forty minutes apart.',
            ),
          },
        ],
      },
      {
        type: 'itemList',
        title: text('第一天：上山', 'Day one: up the mountain'),
        items: [
          { kind: 'spot', id: 'spot-qiyun-ridge' },
          { kind: 'ticket', id: 'ticket-qiyun-adult-cable-car' },
          { kind: 'ticket', id: 'ticket-qiyun-sunrise' },
        ],
      },
      {
        type: 'itemList',
        title: text('住一晚', 'Stay the night'),
        items: [
          { kind: 'hotel', id: 'hotel-yunqi-lodge' },
          { kind: 'hotel', id: 'hotel-yuntang-house' },
        ],
      },
      {
        type: 'itemList',
        title: text('第二天：泡汤', 'Day two: in the pools'),
        items: [{ kind: 'spot', id: 'spot-yuntang-springs' }],
      },
      {
        type: 'text',
        blocks: [
          {
            type: 'notice',
            title: text('小提示', 'Good to know'),
            text: text(
              '山上比山下低 8 至 10 摄氏度，泡汤前两小时请勿饮酒。',
              'It is 8 to 10 °C colder on the ridge. No alcohol in the two hours before bathing.',
            ),
          },
        ],
      },
    ],
  },
  {
    kind: 'spot',
    id: 'special-lantern-nights',
    title: text('月桥灯会', 'Lantern nights at Moonbridge'),
    subtitle: text('河灯、夜市和枕河的一夜', 'Lights on the canal, a night market, a room above the water'),
    picture: 'banner-lantern-night',
    theme: '#7d2013',
    startsAfterMs: 14 * DAY_MS,
    endsAfterMs: 44 * DAY_MS,
    components: [
      {
        type: 'text',
        blocks: [
          {
            type: 'paragraph',
            text: text(
              '灯会期间每晚七点放河灯，古镇商铺营业到十一点。',
              'During the festival, lanterns go afloat at seven every evening and the shops stay open until eleven.',
            ),
          },
        ],
      },
      {
        type: 'itemList',
        title: text('看灯', 'See the lanterns'),
        items: [
          { kind: 'spot', id: 'spot-moonbridge-town' },
          { kind: 'spot', id: 'spot-mirror-lake' },
        ],
      },
      {
        type: 'itemList',
        title: text('枕河而眠', 'Sleep by the canal'),
        items: [{ kind: 'hotel', id: 'hotel-moonbridge-inn' }],
      },
    ],
  },
];
