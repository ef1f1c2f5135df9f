import type { Clock } from '../clock';
import type { Db, Tx } from '../database/connect';
import { draftBox, type NewBoxItem, publishBox } from '../modules/blind-box/operate';
import type { DataProtection } from '../security/data-protection';
import { OPERATOR } from './operator';
import { type ActivityToWrite, writeUnlessRunning } from './own-price';
import type { PictureManifest } from './picture-manifest';
import { KILN_MINIS_ID, SIX_VIEWS_ID } from './shops/boxed';
import { text } from './text';
import type { LocalText } from './types';

export const SIX_VIEWS_PREFIX = 'box-demo-views-';
export const KILN_PREFIX = 'box-demo-kiln-';

/** An item of a set: an option of its product, how often, and its picture. */
interface WantedItem {
  option: string;
  name: LocalText;
  count: number;
  picture: string;
  valueFen: number;
  hidden?: boolean;
}

interface WantedSet {
  productId: string;
  name: LocalText;
  subtitle: LocalText;
  picture: string;
  priceFen: number;
  items: readonly WantedItem[];
}

const view = (option: string, name: LocalText, picture: string): WantedItem => ({
  ...{ option, name, picture, count: 22, valueFen: 3_900 },
});

const SIX_VIEWS: WantedSet = {
  productId: SIX_VIEWS_ID,
  name: text('澄岚六景', 'Six views of Chenglan'),
  subtitle: text('一盒一景，另藏月桥', 'A view in each box, and a hidden bridge'),
  picture: 'mirror-lake-bridge',
  priceFen: 3_900,
  items: [
    view('clouds', text('栖云岭', 'Qiyun Ridge'), 'qiyun-ridge-cable-car'),
    view('lake', text('镜湖雨', 'Rain on Mirror Lake'), 'mirror-lake-rain'),
    view('bamboo', text('云塘竹', 'Bamboo of Yuntang'), 'yuntang-springs-bamboo'),
    view('lotus', text('莲屿舟', 'Boat at Lotus Isle'), 'lotus-isle-boat'),
    view('tea', text('雾芽茶山', 'Mistbud tea hills'), 'mist-tea-hills-picking'),
    view('maple', text('枫溪', 'Maple stream'), 'maple-camp-stream'),
    {
      ...{ option: 'moonbridge', name: text('月桥', 'Moonbridge'), picture: 'moonbridge-town-lanterns' },
      ...{ count: 12, valueFen: 12_900, hidden: true },
    },
  ],
};

const small = (option: string, name: LocalText, picture: string): WantedItem => ({
  ...{ option, name, picture, count: 6, valueFen: 2_900 },
});

/** Soon without its hidden cups, so that its sale has stopped. */
const KILN: WantedSet = {
  productId: KILN_MINIS_ID,
  name: text('窑火小器', 'Kilnfire miniatures'),
  subtitle: text('一寸高的小瓶小盏', 'Vases and cups an inch high'),
  picture: 'goods-gourd-vase',
  priceFen: 2_900,
  items: [
    small('gourd', text('葫芦小瓶', 'Gourd vase'), 'goods-gourd-vase'),
    small('jar', text('小水盂', 'Water jar'), 'goods-water-jar'),
    small('plate', text('莲叶小碟', 'Lotus dish'), 'goods-lotus-plate'),
    {
      ...{ option: 'celadon', name: text('天青小盏', 'Celadon cup'), picture: 'goods-celadon-cups' },
      ...{ count: 2, valueFen: 8_800, hidden: true },
    },
  ],
};

interface BoxDeps {
  db: Db;
  clock: Clock;
  pictures: PictureManifest;
  protection: DataProtection;
}

/** Writes two sets of blind boxes, unless they run for some days still. */
export async function writeBlindBoxes({ db, clock, pictures, protection }: BoxDeps): Promise<void> {
  const writing = (set: WantedSet) => (tx: Tx, at: ActivityToWrite) =>
    writeSet(tx, { pictures, protection }, set, at);
  await writeUnlessRunning({ db, clock }, SIX_VIEWS_PREFIX, writing(SIX_VIEWS));
  await writeUnlessRunning({ db, clock }, KILN_PREFIX, writing(KILN));
}

async function writeSet(
  tx: Tx,
  { pictures, protection }: Pick<BoxDeps, 'pictures' | 'protection'>,
  { productId, items, picture, ...set }: WantedSet,
  { id, startsMs, endsMs, nowMs }: ActivityToWrite,
): Promise<void> {
  await draftBox(tx, {
    ...set,
    ...{ id, activityProductId: `${id}-box`, startsMs, endsMs },
    picture: pictures.picture(picture, set.name),
    organiser: { name: OPERATOR.company, telephone: OPERATOR.servicePhone },
    items: items.map(
      ({ option, picture: own, ...item }): NewBoxItem => ({
        ...{ ...item, id: `${id}-${option}`, productId },
        variantId: `${productId.replace('product-', 'sku-')}-${option}`,
        picture: pictures.picture(own, item.name),
      }),
    ),
  });
  await publishBox(tx, id, { protection, nowMs });
}
