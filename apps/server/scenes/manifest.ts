import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Alt, FORMATS, type Scene, sceneSvg, THUMB } from './scene';

/** Where the rendered files and their list are, committed beside the generator. */
export const PICTURES_FOLDER = fileURLToPath(new URL('../pictures/', import.meta.url));
export const MANIFEST_FILE = `${PICTURES_FOLDER}manifest.json`;

export type PictureFile = { readonly filename: string; readonly bytes: number };

export const PICTURE_TYPES = ['avif', 'webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** What stands behind one address: which of them is answered is for the browser to say. */
export type PictureVariants = {
  /** Last part of the address; contains a hash of all its files, so that answers may be cached for ever. */
  readonly address: string;
  /** For browsers that say they know it. Missing where it would be no smaller. */
  readonly avif?: PictureFile;
  /** For every other; above the widest WebP of the picture, that one. */
  readonly webp: PictureFile;
};

export type ManifestEntry = {
  /** Size of the widest file in pixels. */
  readonly width: number;
  readonly height: number;
  /** Placeholder while the picture loads, '#rrggbb': its average colour. */
  readonly color: string;
  /** Narrow to wide. */
  readonly widths: readonly number[];
  /** By width. File names contain a hash of their contents. */
  readonly files: Readonly<Record<string, PictureVariants>>;
  readonly alt: Alt;
  /** Hash of what was drawn and how it is encoded: changes when, and only when, the picture would. */
  readonly hash: string;
};

/** By picture name. The file holds it under `pictures`. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** One picture to make: a scene, or the thumbnail cut out of it. */
export type Rendition = {
  readonly name: string;
  readonly alt: Alt;
  readonly scene: Scene;
  /** The part of the canvas to show, in canvas units. */
  readonly crop: { readonly left: number; readonly width: number };
  readonly widths: readonly number[];
  /** Above it there is AVIF only. */
  readonly widestWebp: number;
  /** Largest size in bytes by width, of either type; widths without one are not limited. */
  readonly budget: Readonly<Record<number, number>>;
  readonly transparent: boolean;
};

const CANVAS_WIDTH = 1600;

/** The pictures a scene yields. */
export function renditionsOf(scene: Scene): readonly Rendition[] {
  const format = FORMATS[scene.kind];
  const whole: Rendition = {
    name: scene.name,
    alt: scene.alt,
    scene,
    crop: { left: 0, width: CANVAS_WIDTH },
    widths: format.widths,
    widestWebp: format.widestWebp,
    budget: format.budget,
    transparent: format.transparent,
  };
  if (scene.thumb === undefined) return [whole];
  const width = Math.round(format.canvasHeight * THUMB.ratio);
  const left = Math.round(
    Math.min(CANVAS_WIDTH - width, Math.max(0, scene.thumb.focus * CANVAS_WIDTH - width / 2)),
  );
  const budget = Object.fromEntries(THUMB.widths.map((it) => [it, THUMB.budget]));
  const { name } = scene.thumb;
  const widestWebp = Math.max(...THUMB.widths);
  return [whole, { ...whole, name, crop: { left, width }, widths: THUMB.widths, widestWebp, budget }];
}

/** Raised when the encoding changes in a way the drawing does not show. */
const ENCODER = 'avif-webp-1';

export function renditionHash(rendition: Rendition): string {
  const { crop, widths, widestWebp, budget, transparent } = rendition;
  return createHash('sha256')
    .update(JSON.stringify([ENCODER, crop, widths, widestWebp, budget, transparent]))
    .update(sceneSvg(rendition.scene))
    .digest('hex')
    .slice(0, 16);
}

/** The files behind a picture's addresses, each once. */
export function filesOf(entry: ManifestEntry): readonly PictureFile[] {
  const files = Object.values(entry.files).flatMap(({ avif, webp }) => (avif ? [avif, webp] : [webp]));
  return [...new Map(files.map((file) => [file.filename, file])).values()];
}

/** The list as committed; empty where nothing has been rendered yet. */
export function readManifest(): Manifest {
  try {
    const { pictures }: { pictures: Manifest } = JSON.parse(readFileSync(MANIFEST_FILE, 'utf8'));
    return pictures;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}
