import { createStage, type Stage } from './stage';

/** What a picture is for, which decides its proportions, its files and what they may weigh. */
export type SceneKind =
  | 'hero'
  | 'album'
  | 'banner'
  | 'card'
  | 'panorama'
  | 'illustration'
  | 'goods'
  | 'collectible';

export type SceneFormat = {
  /** Height of the canvas, which is 1600 wide. */
  readonly canvasHeight: number;
  /** Widths of the files in pixels, narrow to wide. */
  readonly widths: readonly number[];
  /** The widest WebP. Few browsers are without AVIF; for wider places they get this one, and the folder stays small. */
  readonly widestWebp: number;
  /** Largest size in bytes of the file of that width; files of other widths are not limited. */
  readonly budget: Readonly<Record<number, number>>;
  /** Drawn on nothing, so that it stands on any theme. */
  readonly transparent: boolean;
};

const WIDE = [480, 750, 1200];
/** Banners go across a desktop's whole page: 1200 px, and half as many again where the screen is fine. */
const ACROSS = [480, 750, 1200, 1800];
const SMALL = [180, 240, 360, 480];

export const FORMATS: Readonly<Record<SceneKind, SceneFormat>> = {
  hero: { canvasHeight: 900, widths: WIDE, widestWebp: 750, budget: { 750: 20_000 }, transparent: false },
  album: { canvasHeight: 1067, widths: WIDE, widestWebp: 750, budget: { 750: 28_000 }, transparent: false },
  banner: {
    canvasHeight: 768,
    widths: ACROSS,
    widestWebp: 1200,
    budget: { 750: 20_000 },
    transparent: false,
  },
  panorama: {
    canvasHeight: 560,
    widths: ACROSS,
    widestWebp: 1200,
    budget: { 750: 16_000 },
    transparent: false,
  },
  card: { canvasHeight: 1200, widths: SMALL, widestWebp: 480, budget: { 360: 12_000 }, transparent: false },
  // Tiles show it small, the album of a product over the whole phone.
  goods: {
    canvasHeight: 1600,
    widths: [240, 480, 750],
    widestWebp: 480,
    budget: { 240: 7_000, 480: 16_000 },
    transparent: false,
  },
  // The preview of an original: small, and marked all over.
  collectible: {
    canvasHeight: 1067,
    widths: [360],
    widestWebp: 360,
    budget: { 360: 11_000 },
    transparent: false,
  },
  illustration: {
    canvasHeight: 1200,
    widths: [240, 360, 480],
    widestWebp: 480,
    budget: { 360: 12_000 },
    transparent: true,
  },
};

/** Thumbnails are cut out of the hero. */
export const THUMB = { ratio: 4 / 3, widths: [112, 160, 240, 360], budget: 8_000 } as const;

export type Alt = { readonly 'zh-Hans': string; readonly en: string };

export type Scene = {
  readonly name: string;
  readonly kind: SceneKind;
  readonly alt: Alt;
  /** What decides its randomness. Default its name. */
  readonly seed?: string;
  /** A thumbnail to cut out: its name, and where its middle is, 0 to 1 of the width. */
  readonly thumb?: { readonly name: string; readonly focus: number };
  /** The layers, far to near. */
  draw(stage: Stage): readonly string[];
};

/** The picture as an SVG document; the same every time. */
export function sceneSvg(scene: Scene): string {
  const stage = createStage(scene.seed ?? scene.name, FORMATS[scene.kind].canvasHeight);
  return stage.document(scene.draw(stage));
}
