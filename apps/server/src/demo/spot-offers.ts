import { feilianGorge } from './spots/feilian-gorge';
import { hundredCrafts } from './spots/hundred-crafts';
import { lotusIsle } from './spots/lotus-isle';
import { mapleCamp } from './spots/maple-camp';
import { mirrorLake } from './spots/mirror-lake';
import { mistTeaHills } from './spots/mist-tea-hills';
import { moonbridgeTown } from './spots/moonbridge-town';
import { qiyunRidge } from './spots/qiyun-ridge';
import { wangxiIsland } from './spots/wangxi-island';
import { yuntangSprings } from './spots/yuntang-springs';
import { feilianGorgePools, feilianGorgeTickets } from './tickets/feilian-gorge';
import { hundredCraftsPools, hundredCraftsTickets } from './tickets/hundred-crafts';
import { lotusIslePools, lotusIsleTickets } from './tickets/lotus-isle';
import { mapleCampPools, mapleCampTickets } from './tickets/maple-camp';
import { mirrorLakePools, mirrorLakeTickets } from './tickets/mirror-lake';
import { mistTeaHillsPools, mistTeaHillsTickets } from './tickets/mist-tea-hills';
import { moonbridgeTownPools, moonbridgeTownTickets } from './tickets/moonbridge-town';
import { qiyunRidgePools, qiyunRidgeTickets } from './tickets/qiyun-ridge';
import { wangxiIslandPools, wangxiIslandTickets } from './tickets/wangxi-island';
import { yuntangSpringsPools, yuntangSpringsTickets } from './tickets/yuntang-springs';
import type { SpotOffer } from './types';

/** Every scenic spot with what it sells, in the order of the list page. */
export const SPOT_OFFERS: readonly SpotOffer[] = [
  { spot: qiyunRidge, pools: qiyunRidgePools, tickets: qiyunRidgeTickets },
  { spot: mirrorLake, pools: mirrorLakePools, tickets: mirrorLakeTickets },
  { spot: moonbridgeTown, pools: moonbridgeTownPools, tickets: moonbridgeTownTickets },
  { spot: yuntangSprings, pools: yuntangSpringsPools, tickets: yuntangSpringsTickets },
  { spot: lotusIsle, pools: lotusIslePools, tickets: lotusIsleTickets },
  { spot: feilianGorge, pools: feilianGorgePools, tickets: feilianGorgeTickets },
  { spot: mistTeaHills, pools: mistTeaHillsPools, tickets: mistTeaHillsTickets },
  { spot: hundredCrafts, pools: hundredCraftsPools, tickets: hundredCraftsTickets },
  { spot: wangxiIsland, pools: wangxiIslandPools, tickets: wangxiIslandTickets },
  { spot: mapleCamp, pools: mapleCampPools, tickets: mapleCampTickets },
];
