import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type ManifestEntry, type PictureFile, type Rendition, renditionHash } from './manifest';
import { FORMATS, sceneSvg } from './scene';

/** Drawn at twice the widest file, so that fine lines stay even when scaled down. */
const RASTER_WIDTH = 2400;
/** Qualities tried, best first, until a file keeps its budget. */
const QUALITIES = [76, 72, 68, 64, 60, 56, 52, 48, 44, 40, 36] as const;

export type EncodedFile = { readonly name: string; readonly data: Buffer };

async function encodeWithin(raster: Buffer, width: number, budget: number | undefined): Promise<Buffer> {
  let smallest: Buffer | undefined;
  for (const quality of QUALITIES) {
    const data = await sharp(raster)
      .resize(width)
      .webp({ quality, alphaQuality: 70, effort: 6, smartSubsample: true })
      .toBuffer();
    if (budget === undefined || data.length <= budget) return data;
    smallest = data;
  }
  throw new Error(
    `A picture of ${width} px weighs ${smallest?.length ?? 0} bytes at the lowest quality, over ${budget}. Draw less detail.`,
  );
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}

/** Renders one picture to all its files, with its manifest entry. */
export async function encode(rendition: Rendition): Promise<{ entry: ManifestEntry; files: EncodedFile[] }> {
  const scale = RASTER_WIDTH / 1600;
  const height = Math.round(FORMATS[rendition.scene.kind].canvasHeight * scale);
  const drawn = sharp(Buffer.from(sceneSvg(rendition.scene)), { density: 72 }).resize(RASTER_WIDTH, height);
  const left = Math.round(rendition.crop.left * scale);
  const width = Math.min(RASTER_WIDTH - left, Math.round(rendition.crop.width * scale));
  const whole = await drawn.png({ compressionLevel: 1 }).toBuffer();
  const cut = sharp(whole).extract({ left, top: 0, width, height });
  const raster = await (rendition.transparent ? cut : cut.removeAlpha())
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { channels } = await sharp(raster).flatten({ background: '#f4efe4' }).stats();
  const files: EncodedFile[] = [];
  const listed: Record<string, PictureFile> = {};
  for (const target of rendition.widths) {
    const data = await encodeWithin(raster, target, rendition.budget[target]);
    const name = `${rendition.name}-${target}.${createHash('sha256').update(data).digest('hex').slice(0, 8)}.webp`;
    files.push({ name, data });
    listed[String(target)] = { filename: name, bytes: data.length };
  }
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
