import type { Clock } from '../clock';
import type { Db } from '../database/connect';
import { inTransaction } from '../database/transaction';
import { putType } from '../modules/annual-card/operate';
import { typesByIds } from '../modules/annual-card/types-store';
import { demoCardTypes } from './annual-card-types';
import type { PictureManifest } from './picture-manifest';

const SHOP_ID = 'shop-chenglan';

/** Writes the annual cards that are sold here; those that are there stay as they were bought. */
export async function writeAnnualCards({
  db,
  pictures,
  clock,
}: {
  db: Db;
  pictures: PictureManifest;
  clock: Clock;
}): Promise<void> {
  const types = demoCardTypes(clock.now());
  await inTransaction(db, async (tx) => {
    const known = await typesByIds(
      tx,
      types.map(({ id }) => id),
    );
    for (const [seq, type] of types.entries()) {
      if (known.some(({ id }) => id === type.id)) continue;
      const picture = pictures.picture(type.picture, type.name);
      await putType(tx, { ...type, seq, picture, supplierId: SHOP_ID });
    }
  });
}
