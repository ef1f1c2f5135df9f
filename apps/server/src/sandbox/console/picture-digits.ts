import { pictureCodeLength } from '@yunyou/contract';
import type { Db } from '../../database/connect';
import { hashOf } from '../../security/ids';

/** The digits of a check picture. They are nowhere in the database: with so few of them, all can be tried. */
export async function digitsOf(db: Db, picId: string): Promise<string | undefined> {
  const picture = await db
    .selectFrom('captcha_pictures')
    .select('code_hash')
    .where('id', '=', picId)
    .executeTakeFirst();
  if (!picture) return undefined;
  for (let number = 0; number < 10 ** pictureCodeLength; number++) {
    const digits = String(number).padStart(pictureCodeLength, '0');
    if (hashOf(picId + digits) === picture.code_hash) return digits;
  }
  return undefined;
}
