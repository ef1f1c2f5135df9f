import type { Scene } from './scene';
import { collectibleScenes } from './scenes/collectibles';
import { feilianGorgeScenes } from './scenes/feilian-gorge';
import { homeBannerScenes } from './scenes/home-banners';
import { homeCardScenes } from './scenes/home-cards';
import { hundredCraftsScenes } from './scenes/hundred-crafts';
import { illustrationScenes } from './scenes/illustrations';
import { kilnGoodsScenes } from './scenes/kiln-goods';
import { lotusIsleScenes } from './scenes/lotus-isle';
import { mapleCampScenes } from './scenes/maple-camp';
import { mirrorLakeScenes } from './scenes/mirror-lake';
import { mistTeaHillsScenes } from './scenes/mist-tea-hills';
import { moonbridgeTownScenes } from './scenes/moonbridge-town';
import { qiyunRidgeScenes } from './scenes/qiyun-ridge';
import { reviewScenes } from './scenes/reviews';
import { shopScenes } from './scenes/shops';
import { studyGoodsScenes } from './scenes/study-goods';
import { teaGoodsScenes } from './scenes/tea-goods';
import { wangxiIslandScenes } from './scenes/wangxi-island';
import { yuntangSpringsScenes } from './scenes/yuntang-springs';

const PLAIN: readonly Scene[] = [
  ...qiyunRidgeScenes,
  ...mirrorLakeScenes,
  ...moonbridgeTownScenes,
  ...yuntangSpringsScenes,
  ...lotusIsleScenes,
  ...feilianGorgeScenes,
  ...mistTeaHillsScenes,
  ...hundredCraftsScenes,
  ...wangxiIslandScenes,
  ...mapleCampScenes,
  ...homeBannerScenes,
  ...homeCardScenes,
  ...illustrationScenes,
  ...reviewScenes,
  ...shopScenes,
  ...studyGoodsScenes,
  ...kilnGoodsScenes,
  ...teaGoodsScenes,
];

/** Every picture of the demo, in no particular order; names are unique. */
export const SCENES: readonly Scene[] = [...PLAIN, ...collectibleScenes(PLAIN)];
