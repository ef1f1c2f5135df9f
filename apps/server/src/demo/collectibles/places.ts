import type { LocalizedText, NftKind, NftRarity } from '@yunyou/contract';
import { text } from '../text';

/** A collection of the demo. Its original and its preview go by the name of its picture. */
export interface DemoCollection {
  key: string;
  picture: string;
  name: LocalizedText;
  subtitle: LocalizedText;
  author: LocalizedText;
  spot: string;
  rarity?: NftRarity;
  kind?: NftKind;
  total?: number;
}

const LIN = text('林见山', 'Lin Jianshan');
const SHEN = text('沈听澜', 'Shen Tinglan');
const GU = text('顾青禾', 'Gu Qinghe');
const WORKSHOP = text('百工坊', 'Hundred Crafts Courtyards');

/** What runs now: twelve sights of the land, of which four bring the rarest. */
export const LANDSCAPES: readonly DemoCollection[] = [
  {
    ...{ key: 'clouds', picture: 'qiyun-ridge-cable-car', spot: 'spot-qiyun-ridge', author: LIN },
    ...{
      name: text('云渡', 'Across the clouds'),
      subtitle: text('缆车出云，一身晨光', 'A cable car comes out of the clouds'),
    },
  },
  {
    ...{ key: 'rain', picture: 'mirror-lake-rain', spot: 'spot-mirror-lake', author: SHEN },
    ...{
      name: text('听雨', 'Listening to rain'),
      subtitle: text('澄镜湖上，雨脚很轻', 'Rain walks lightly over Mirror Lake'),
    },
  },
  {
    ...{ key: 'lanterns', picture: 'moonbridge-town-lanterns', spot: 'spot-moonbridge-town', author: GU },
    ...{
      name: text('灯市', 'Lantern market'),
      subtitle: text('月桥的灯，比星多', 'More lanterns than stars at Moonbridge'),
    },
  },
  {
    ...{ key: 'bamboo', picture: 'yuntang-springs-bamboo', spot: 'spot-yuntang-springs', author: LIN },
    ...{
      name: text('竹息', 'Breath of bamboo'),
      subtitle: text('汤泉边，风从竹里来', 'By the springs the wind comes out of the bamboo'),
    },
  },
  {
    ...{ key: 'lotus', picture: 'lotus-isle-boat', spot: 'spot-lotus-isle', author: SHEN },
    ...{
      name: text('采莲', 'Among the lotus'),
      subtitle: text('划进叶子里去', 'A boat goes in among the leaves'),
    },
  },
  {
    ...{ key: 'gorge', picture: 'feilian-gorge-walkway', spot: 'spot-feilian-gorge', author: LIN },
    ...{
      name: text('栈影', 'On the cliff walk'),
      subtitle: text('飞练峡，一步一重天', 'Feilian Gorge, one step above another'),
    },
  },
  {
    ...{ key: 'bridge', picture: 'mirror-lake-bridge', spot: 'spot-mirror-lake', author: GU },
    ...{
      name: text('卧虹', 'A rainbow at rest'),
      subtitle: text('桥在水上，也在水里', 'A bridge over the water, and one in it'),
    },
  },
  {
    ...{ key: 'ferry', picture: 'wangxi-island-ferry', spot: 'spot-wangxi-island', author: SHEN },
    ...{
      name: text('渡汐', 'Ferry on the tide'),
      subtitle: text('四十分钟，到岛上去', 'Forty minutes, and there is the island'),
    },
  },
  {
    ...{
      key: 'tea',
      picture: 'mist-tea-hills-picking',
      spot: 'spot-mist-tea-hills',
      author: GU,
      rarity: 'rare',
    },
    ...{
      name: text('采青', 'First buds'),
      subtitle: text('雾里采茶，指尖有露', 'Tea is picked in the mist, dew on every finger'),
    },
  },
  {
    ...{
      key: 'indigo',
      picture: 'hundred-crafts-indigo',
      spot: 'spot-hundred-crafts',
      author: WORKSHOP,
      rarity: 'rare',
    },
    ...{
      name: text('染蓝', 'Indigo'),
      subtitle: text('九进院里晾着一片天', 'A piece of sky hangs drying in the yard'),
    },
  },
  {
    ...{
      key: 'cup',
      picture: 'hundred-crafts-porcelain',
      spot: 'spot-hundred-crafts',
      author: WORKSHOP,
      rarity: 'rare',
    },
    ...{
      name: text('瓷盏', 'Porcelain cup'),
      subtitle: text('可以转着看的一只盏', 'A cup to be turned and looked at'),
    },
    ...{ kind: 'model', total: 200 },
  },
  {
    ...{
      key: 'maple',
      picture: 'maple-camp-stream',
      spot: 'spot-maple-camp',
      author: LIN,
      rarity: 'epic',
      total: 50,
    },
    ...{
      name: text('枫溪', 'Maple stream'),
      subtitle: text('四景合一，溪上全是秋天', 'Four sights make it: all of autumn on one stream'),
    },
  },
];

/** What comes: six nights. */
export const NIGHTS: readonly DemoCollection[] = [
  {
    ...{ key: 'ridge-night', picture: 'qiyun-ridge-night', spot: 'spot-qiyun-ridge', author: LIN },
    ...{
      name: text('守夜', 'Night watch'),
      subtitle: text('山顶的灯等日出', 'A light on the summit waits for the sun'),
    },
  },
  {
    ...{ key: 'moon', picture: 'mirror-lake-moon', spot: 'spot-mirror-lake', author: SHEN },
    ...{
      name: text('两轮月', 'Two moons'),
      subtitle: text('一轮在天，一轮在湖', 'One in the sky, one in the lake'),
    },
  },
  {
    ...{ key: 'stars', picture: 'maple-camp-stars', spot: 'spot-maple-camp', author: GU },
    ...{
      name: text('星帐', 'A tent of stars'),
      subtitle: text('丹枫谷里，天是帐顶', 'In Maple Valley the sky is the roof'),
    },
  },
  {
    ...{
      key: 'sunset',
      picture: 'wangxi-island-sunset',
      spot: 'spot-wangxi-island',
      author: SHEN,
      rarity: 'rare',
    },
    ...{
      name: text('汐照', 'Light on the tide'),
      subtitle: text('灯塔先亮，太阳后落', 'The lighthouse is lit before the sun is down'),
    },
  },
  {
    ...{
      key: 'window',
      picture: 'mist-tea-hills-window',
      spot: 'spot-mist-tea-hills',
      author: GU,
      rarity: 'rare',
    },
    ...{
      name: text('一窗茶', 'A window of tea'),
      subtitle: text('窗外是山，杯里也是', 'Hills outside, and in the cup'),
    },
  },
  {
    ...{
      key: 'pavilion',
      picture: 'lotus-isle-pavilion',
      spot: 'spot-lotus-isle',
      author: LIN,
      rarity: 'epic',
      total: 30,
    },
    ...{
      name: text('荷亭', 'Lotus pavilion'),
      subtitle: text('夜里，荷香比灯远', 'At night the scent goes further than the lamps'),
    },
  },
];

/** What is over: six mornings. */
export const MORNINGS: readonly DemoCollection[] = [
  {
    ...{ key: 'snow', picture: 'qiyun-ridge-snow', spot: 'spot-qiyun-ridge', author: LIN },
    ...{
      name: text('雪霁', 'After snow'),
      subtitle: text('雪停了，山醒得早', 'The snow is over, and the ridge is up early'),
    },
  },
  {
    ...{ key: 'morning', picture: 'moonbridge-town-morning', spot: 'spot-moonbridge-town', author: GU },
    ...{
      name: text('早市', 'Morning market'),
      subtitle: text('月桥的第一碗面', 'The first bowl of noodles at Moonbridge'),
    },
  },
  {
    ...{ key: 'raft', picture: 'feilian-gorge-raft', spot: 'spot-feilian-gorge', author: LIN },
    ...{
      name: text('放排', 'Rafting down'),
      subtitle: text('水声开路', 'The sound of the water goes ahead'),
    },
  },
  {
    ...{
      key: 'umbrellas',
      picture: 'hundred-crafts-umbrellas',
      spot: 'spot-hundred-crafts',
      author: WORKSHOP,
    },
    ...{
      name: text('晒伞', 'Umbrellas in the sun'),
      subtitle: text('一院子撑开的颜色', 'A yard full of opened colours'),
    },
  },
  {
    ...{
      key: 'springs-tea',
      picture: 'yuntang-springs-tea',
      spot: 'spot-yuntang-springs',
      author: SHEN,
      rarity: 'rare',
    },
    ...{
      name: text('汤畔茶', 'Tea by the springs'),
      subtitle: text('泡一池，也泡一壶', 'A pool for you and a pot for the tea'),
    },
  },
  {
    ...{
      key: 'footbridge',
      picture: 'feilian-gorge-bridge',
      spot: 'spot-feilian-gorge',
      author: LIN,
      rarity: 'epic',
      total: 20,
    },
    ...{
      name: text('飞练', 'White silk'),
      subtitle: text('两景合一，桥在瀑前', 'Two sights make it: the bridge before the falls'),
    },
  },
];
