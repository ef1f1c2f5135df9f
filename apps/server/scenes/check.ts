import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SCENES } from './catalogue';
import {
  filesOf,
  type Manifest,
  PICTURES_FOLDER,
  type PictureFile,
  type Rendition,
  renditionHash,
  renditionsOf,
} from './manifest';
import { VECTORS } from './vectors';

/** All committed pictures together may weigh this much. */
export const TOTAL_BUDGET_BYTES = 5_200_000;

/** Every picture the descriptions ask for. */
export function allRenditions(): readonly Rendition[] {
  return SCENES.flatMap((scene) => renditionsOf(scene));
}

function fileProblems({ filename: file, bytes }: PictureFile, budget: number | undefined): readonly string[] {
  const path = `${PICTURES_FOLDER}${file}`;
  if (!existsSync(path)) return [`${file} is in the manifest and not in the folder`];
  const data = readFileSync(path);
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
  return [
    ...(data.length === bytes ? [] : [`${file} is ${data.length} bytes, the manifest says ${bytes}`]),
    ...(file.includes(`.${hash}.`) ? [] : [`${file} does not carry the hash of its contents (${hash})`]),
    ...(budget === undefined || data.length <= budget
      ? []
      : [`${file} weighs ${data.length} bytes, over its budget of ${budget}`]),
  ];
}

/** What is wrong between the descriptions, the manifest and the folder; nothing when all agree. */
export function manifestProblems(manifest: Manifest): readonly string[] {
  const renditions = allRenditions();
  const problems: string[] = [];
  const known = new Set<string>(['manifest.json', ...VECTORS.map((it) => it.file)]);
  let total = 0;
  for (const rendition of renditions) {
    const entry = manifest[rendition.name];
    if (entry === undefined) {
      problems.push(`${rendition.name} has not been rendered`);
      continue;
    }
    if (entry.hash !== renditionHash(rendition)) {
      problems.push(`${rendition.name} was drawn differently since it was rendered`);
    }
    for (const width of rendition.widths) {
      const variants = entry.files[String(width)];
      if (variants === undefined) {
        problems.push(`${rendition.name} has no file of ${width} px`);
        continue;
      }
      const { avif, webp } = variants;
      for (const file of avif ? [avif, webp] : [webp]) {
        problems.push(...fileProblems(file, rendition.budget[width]));
      }
    }
    for (const { filename, bytes } of filesOf(entry)) {
      known.add(filename);
      total += bytes;
    }
  }
  for (const name of Object.keys(manifest)) {
    if (!renditions.some((it) => it.name === name))
      problems.push(`${name} is in the manifest and no scene draws it`);
  }
  for (const { file, svg } of VECTORS) {
    const path = `${PICTURES_FOLDER}${file}`;
    if (!existsSync(path) || readFileSync(path, 'utf8') !== svg) problems.push(`${file} is not as drawn`);
  }
  for (const file of existsSync(PICTURES_FOLDER) ? readdirSync(PICTURES_FOLDER) : []) {
    if (!known.has(file)) problems.push(`${file} is in the folder and belongs to no picture`);
  }
  if (total > TOTAL_BUDGET_BYTES)
    problems.push(`All pictures weigh ${total} bytes, over ${TOTAL_BUDGET_BYTES}`);
  return problems;
}
