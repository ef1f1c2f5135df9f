import type { MemberRequest } from '../../http/request-context';
import { fromPicture, ownUpload } from '../upload/own-upload';

/** Large enough to read a document by. */
const SIDE_PX = 1_600;

/** The member's own pictures of a document, smaller and without what the camera wrote into them, as base64. */
export async function documentPictures(
  { objectStore, memberId }: MemberRequest,
  keys: readonly string[],
): Promise<string[]> {
  const pictures: string[] = [];
  for (const [index, key] of keys.entries()) {
    const field = `pictureKeys.${index}`;
    const bytes = await fromPicture(
      await ownUpload(objectStore, { memberId, key, field }),
      field,
      (picture) =>
        picture
          .autoOrient()
          .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 80 })
          .toBuffer(),
    );
    pictures.push(bytes.toString('base64'));
  }
  return pictures;
}
