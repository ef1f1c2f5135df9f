import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { brightnessOf, likeness } from './likeness';
import {
  type ManifestEntry,
  type PictureType,
  type PictureVariants,
  type Rendition,
  renditionHash,
} from './manifest';
import { FORMATS, sceneSvg } from './scene';

/** Drawn wider than the widest file, so that fine lines stay even when scaled down. */
const RASTER_WIDTH = 2400;
/** Qualities tried, best first, until a file keeps its budget. */
const WEBP_QUALITIES = [64, 60, 56, 52, 48, 44, 40, 36, 32] as const;
/**
 * Qualities tried, least first, until AVIF is as like the drawing as the WebP is. Below the first of them the grain of
 * paper and mist is smoothed away, which the measure hardly sees and a person does.
 */
const AVIF_QUALITIES = [48, 52, 56, 60, 64] as const;

export type EncodedFile = { readonly name: string; readonly data: Buffer };

function shortHash(data: Buffer | string): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 8);
}

async function webpWithin(drawn: Buffer, budget: number | undefined): Promise<Buffer> {
  let smallest: Buffer | undefined;
  for (const quality of WEBP_QUALITIES) {
    const data = await sharp(drawn)
      .webp({ quality, alphaQuality: 70, effort: 6, smartSubsample: true })
      .toBuffer();
    if (budget === undefined || data.length <= budget) return data;
    smallest = data;
  }
  throw new Error(
    `A picture weighs ${smallest?.length ?? 0} bytes at the lowest quality, over ${budget}. Draw less detail.`,
  );
}

/** AVIF that looks at least as good as the WebP, or nothing where it would be no smaller. */
async function avifAsGoodAs(webp: Buffer, drawn: Buffer): Promise<Buffer | undefined> {
  const original = await brightnessOf(drawn);
  const wanted = likeness(original, await brightnessOf(webp));
  for (const quality of AVIF_QUALITIES) {
    const data = await sharp(drawn).avif({ quality, effort: 6, chromaSubsampling: '4:2:0' }).toBuffer();
    if (data.length >= webp.length) return undefined;
    if (likeness(original, await brightnessOf(data)) >= wanted) return data;
  }
  return undefined;
}

/** Encodes one picture at all its widths; by width what stands behind the address, and the files themselves. */
async function encodeWidths({ name, widths, widestWebp, budget }: Rendition, raster: Buffer) {
  const files: EncodedFile[] = [];
  const listed: Record<string, PictureVariants> = {};
  const keep = (width: number, type: PictureType, data: Buffer) => {
    const file = { name: `${name}-${width}.${shortHash(data)}.${type}`, data };
    files.push(file);
    return { filename: file.name, bytes: data.length };
  };
  let widest: PictureVariants['webp'] | undefined;
  for (const width of widths) {
    const drawn = await sharp(raster).resize(width).png({ compressionLevel: 1 }).toBuffer();
    const webpData = await webpWithin(drawn, budget[width]);
    const avifData = await avifAsGoodAs(webpData, drawn);
    const avif = avifData && keep(width, 'avif', avifData);
    const webp: PictureVariants['webp'] =
      widest && avif && width > widestWebp ? widest : keep(width, 'webp', webpData);
    widest = webp;
    const address = `${name}-${width}.${shortHash(`${avif?.filename} ${webp.filename}`)}`;
    listed[String(width)] = avif ? { address, avif, webp } : { address, webp };
  }
  return { files, listed };
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}

/** Draws one picture at full size, without loss. */
export async function drawRendition(rendition: Rendition): Promise<Buffer> {
  const scale = RASTER_WIDTH / 1600;
  const height = Math.round(FORMATS[rendition.scene.kind].canvasHeight * scale);
  const drawn = sharp(Buffer.from(sceneSvg(rendition.scene)), { density: 72 }).resize(RASTER_WIDTH, height);
  const left = Math.round(rendition.crop.left * scale);
  const width = Math.min(RASTER_WIDTH - left, Math.round(rendition.crop.width * scale));
  const whole = await drawn.png({ compressionLevel: 1 }).toBuffer();
  const cut = sharp(whole).extract({ left, top: 0, width, height });
  return (rendition.transparent ? cut : cut.removeAlpha()).png({ compressionLevel: 1 }).toBuffer();
}

/** Renders one picture to all its files, with its manifest entry. */
export async function encode(rendition: Rendition): Promise<{ entry: ManifestEntry; files: EncodedFile[] }> {
  const raster = await drawRendition(rendition);
  const { width, height } = await sharp(raster).metadata();
  const { channels } = await sharp(raster).flatten({ background: '#f4efe4' }).stats();
  const { files, listed } = await encodeWidths(rendition, raster);
  const widest = Math.max(...rendition.widths);
  const entry: ManifestEntry = {
    width: widest,
    height: Math.round((widest * height) / width),
    color: `#${channels
      .slice(0, 3)
      .map((it) => hex(it.mean))
      .join('')}`,
    widths: rendition.widths,
    files: listed,
    alt: rendition.alt,
    hash: renditionHash(rendition),
  };
  return { entry, files };
}
