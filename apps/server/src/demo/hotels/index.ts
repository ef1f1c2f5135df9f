import { wangxiTides } from './island';
import { waterfallView, yunqiLodge } from './mountain';
import { mapleCamp, yuntangHouse } from './outdoors';
import { chenglanStation } from './station';
import { mistbudTea } from './tea-hills';
import { hundredCraftsHostel, moonbridgeInn } from './town';
import type { DemoHotel } from './types';
import { lotusHouse, mirrorLakeHouse } from './water';

/** Every hotel with its rooms, in the order of the list page. */
export const HOTELS: readonly DemoHotel[] = [
  yunqiLodge,
  mirrorLakeHouse,
  moonbridgeInn,
  yuntangHouse,
  lotusHouse,
  wangxiTides,
  mapleCamp,
  mistbudTea,
  hundredCraftsHostel,
  chenglanStation,
  waterfallView,
];
