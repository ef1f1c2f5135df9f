import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalizedText, Picture } from '@yunyou/contract';

/** Where pictures are served, below the server's own address. */
export const PICTURES_PATH = '/cdn/pictures/';

interface ManifestFile {
  filename: string;
  bytes: number;
}

/** The files behind one address; each name has a hash of its file, the address one of all of them. */
interface ManifestVariants {
  address: string;
  avif?: ManifestFile;
  webp: ManifestFile;
}

interface ManifestEntry {
  width: number;
  height: number;
  color: string;
  widths: number[];
  files: Record<string, ManifestVariants>;
  alt: LocalizedText;
}

/** A file that can be answered where a picture is asked for. */
export interface PictureVariant {
  type: 'image/avif' | 'image/webp';
  filename: string;
}

/** Finds rendered pictures by name, and their files by address. */
export interface PictureManifest {
  /** A picture by its name; `fallbackAlt` is used where the picture has no words of its own. */
  picture(name: string, fallbackAlt: LocalizedText): Picture;
  /** Address of a picture's widest file. */
  largestUrl(name: string): string;
  /** A picture's widest file itself. */
  largestFile(name: string): PictureVariant & { bytes: number };
  /** What can be answered at the last part of a picture's address, the smallest file first; nothing where there is no picture. */
  variants(address: string): readonly PictureVariant[];
}

/** Reads the manifest that the scene generator writes beside its pictures. */
export function readPictureManifest(folder: string): PictureManifest {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    pictures: Record<string, ManifestEntry>;
  };
  const byAddress = new Map(
    Object.values(manifest.pictures)
      .flatMap(({ files }) => Object.values(files))
      .map((variants) => [variants.address, variantsOf(variants)]),
  );
  const entry = (name: string): ManifestEntry => {
    const found = manifest.pictures[name];
    if (!found) throw new Error(`There is no picture "${name}" in the manifest; render the scenes.`);
    return found;
  };
  const sourcesOf = ({ widths, files }: ManifestEntry) =>
    widths.map((width) => ({ url: `${PICTURES_PATH}${files[width]?.address}`, width }));
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
    largestFile(name) {
      const { widths, files } = entry(name);
      const widest = files[widths.at(-1) ?? 0];
      if (!widest) throw new Error(`"${name}" has no file.`);
      const { avif, webp } = widest;
      return avif ? { type: 'image/avif', ...avif } : { type: 'image/webp', ...webp };
    },
    variants: (address) => byAddress.get(address) ?? [],
  };
}

function variantsOf({ avif, webp }: ManifestVariants): PictureVariant[] {
  const fallback: PictureVariant = { type: 'image/webp', filename: webp.filename };
  return avif ? [{ type: 'image/avif', filename: avif.filename }, fallback] : [fallback];
}
