import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { allRenditions, manifestProblems } from './check';
import { encode } from './encode';
import {
  filesOf,
  MANIFEST_FILE,
  type Manifest,
  type ManifestEntry,
  PICTURES_FOLDER,
  readManifest,
  renditionHash,
} from './manifest';
import { VECTORS } from './vectors';

/*
 * `tsx apps/server/scenes/render.ts` renders the pictures whose description has changed and rewrites the manifest;
 * `--check` changes nothing and fails when descriptions, manifest and folder disagree or a budget is broken.
 */

function check(): void {
  const manifest = readManifest();
  const problems = manifestProblems(manifest);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error('Run `tsx apps/server/scenes/render.ts` and commit apps/server/pictures.');
    process.exitCode = 1;
    return;
  }
  console.log(`${Object.keys(manifest).length} pictures agree with their descriptions.`);
}

function isComplete(entry: ManifestEntry): boolean {
  return filesOf(entry).every(({ filename }) => existsSync(`${PICTURES_FOLDER}${filename}`));
}

/** Removes the files that no entry names any more. */
function removeStale(manifest: Manifest): void {
  const kept = new Set(['manifest.json', ...VECTORS.map((it) => it.file)]);
  for (const entry of Object.values(manifest)) {
    for (const { filename } of filesOf(entry)) kept.add(filename);
  }
  for (const file of readdirSync(PICTURES_FOLDER)) {
    if (!kept.has(file)) rmSync(`${PICTURES_FOLDER}${file}`);
  }
}

async function render(): Promise<void> {
  mkdirSync(PICTURES_FOLDER, { recursive: true });
  const before = readManifest();
  const manifest: Record<string, ManifestEntry> = {};
  let rendered = 0;
  for (const rendition of allRenditions()) {
    const known = before[rendition.name];
    if (known?.hash === renditionHash(rendition) && isComplete(known)) {
      manifest[rendition.name] = { ...known, alt: rendition.alt };
      continue;
    }
    const { entry, files } = await encode(rendition);
    for (const { name, data } of files) writeFileSync(`${PICTURES_FOLDER}${name}`, data);
    manifest[rendition.name] = entry;
    rendered += 1;
    console.log(rendition.name, files.map((it) => it.data.length).join(' '));
  }
  for (const { file, svg } of VECTORS) writeFileSync(`${PICTURES_FOLDER}${file}`, svg);
  writeFileSync(MANIFEST_FILE, `${JSON.stringify({ pictures: manifest }, null, 2)}\n`);
  removeStale(manifest);
  console.log(`${rendered} rendered, ${Object.keys(manifest).length - rendered} unchanged.`);
}

if (process.argv.includes('--check')) check();
else await render();
