import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NewCollection } from '../../modules/nft/create';
import type { ObjectStore } from '../../outside/object-store';
import type { PictureManifest } from '../picture-manifest';
import { cupModel } from './cup-model';
import { type DemoCollection, LANDSCAPES, MORNINGS, NIGHTS } from './places';

const KEYS = 'private/nft/demo/';
const GLTF = 'model/gltf+json';

/** Where the original of a collection stands and what it is: the widest file of its picture, or the model that is made here. */
export function demoOriginal(
  pictures: PictureManifest,
  { picture, kind, name, key }: DemoCollection,
): NewCollection['original'] {
  if (kind === 'model') {
    const bytes = Buffer.byteLength(cupModel());
    return { key: `${KEYS}${key}.gltf`, name: `${name['zh-Hans']}.gltf`, type: GLTF, bytes };
  }
  const { filename, bytes, type } = pictures.largestFile(picture);
  const ending = filename.split('.').at(-1) ?? '';
  return { key: `${KEYS}${filename}`, name: `${name['zh-Hans']}.${ending}`, type, bytes };
}

/** Puts originals of the demo into the store, those that are not there. */
export async function putDemoOriginals(
  store: Pick<ObjectStore, 'read' | 'put'>,
  pictures: PictureManifest,
  picturesDir: string,
): Promise<void> {
  await Promise.all(
    [...LANDSCAPES, ...NIGHTS, ...MORNINGS].map(async (one) => {
      const { key, type, bytes } = demoOriginal(pictures, one);
      if (await store.read(key, { maxBytes: bytes })) return;
      const original =
        one.kind === 'model'
          ? Buffer.from(cupModel())
          : await readFile(join(picturesDir, key.slice(KEYS.length)));
      await store.put(key, original, type);
    }),
  );
}
