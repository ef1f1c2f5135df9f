import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalizedText, Picture } from '@yunyou/contract';

/** Where pictures are served, below the server's own address. */
export const PICTURES_PATH = '/cdn/pictures/';

interface ManifestEntry {
  width: number;
  height: number;
  color: string;
  widths: number[];
  files: Record<string, { filename: string; bytes: number }>;
  alt: LocalizedText;
}

/** Finds rendered pictures by name. */
export interface PictureShelf {
  /** A picture by its name; `fallbackAlt` is used where the picture has no words of its own. */
  picture(name: string, fallbackAlt: LocalizedText): Picture;
  /** Address of a picture's widest file. */
  largestUrl(name: string): string;
}

/** Reads the manifest that the scene generator writes beside its pictures. */
export function readPictureShelf(folder: string): PictureShelf {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    pictures: Record<string, ManifestEntry>;
  };
  const entry = (name: string): ManifestEntry => {
    const found = manifest.pictures[name];
    if (!found) throw new Error(`There is no picture "${name}" in the manifest; render the scenes.`);
    return found;
  };
  const sourcesOf = ({ widths, files }: ManifestEntry) =>
    widths.map((width) => ({ url: `${PICTURES_PATH}${files[width]?.filename}`, width }));
  return {
    picture(name, fallbackAlt) {
      const found = entry(name);
      return {
        width: found.width,
        height: found.height,
        color: found.color,
        sources: sourcesOf(found),
        alt: found.alt ?? fallbackAlt,
      };
    },
    largestUrl: (name) => sourcesOf(entry(name)).at(-1)?.url ?? '',
  };
}
