import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SCENES } from '../catalogue';
import { allRenditions, manifestProblems, TOTAL_BUDGET_BYTES } from '../check';
import { drawRendition } from '../encode';
import { brightnessOf, likeness } from '../likeness';
import { filesOf, type Manifest, PICTURES_FOLDER, readManifest, renditionHash } from '../manifest';
import { createRandom } from '../random';
import { FORMATS, type Scene, sceneSvg } from '../scene';
import { VECTORS } from '../vectors';

const manifest = readManifest();
const [firstScene] = SCENES;
if (firstScene === undefined) throw new Error('There are no scenes');

describe('scene generator', () => {
  it('draws the same picture from the same description every time', () => {
    for (const scene of SCENES) {
      const first = sceneSvg(scene);
      expect(sceneSvg(scene) === first, scene.name).toBe(true);
    }
  });

  it('draws another picture from another seed', () => {
    const renamed: Scene = { ...firstScene, name: `${firstScene.name}-other` };
    expect(sceneSvg(renamed)).not.toBe(sceneSvg(firstScene));
  });

  it('gives every label of a seed its own stream of numbers', () => {
    const take = (label: string) => {
      const random = createRandom(label);
      return [random.next(), random.next(), random.next()];
    };
    expect(take('mist/1')).toEqual(take('mist/1'));
    expect(take('mist/1')).not.toEqual(take('mist/2'));
    for (const value of take('mist/3')) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(1);
    }
  });

  it('writes no number that SVG cannot read and needs no font of the machine', () => {
    for (const scene of SCENES) {
      const svg = sceneSvg(scene);
      expect(/NaN|Infinity|undefined/.test(svg), scene.name).toBe(false);
      expect(svg.includes('<text'), scene.name).toBe(false);
    }
  });

  it('names every picture once', () => {
    const names = allRenditions().map((it) => it.name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('committed pictures', () => {
  it('agree with their descriptions, their manifest and their budgets', () => {
    expect(manifestProblems(manifest)).toEqual([]);
  });

  it('keep what a phone loads small: heroes of 750 px within 20 kB, thumbnails within 8 kB', () => {
    const heroes = SCENES.filter((it) => it.kind === 'hero');
    expect(heroes.length).toBeGreaterThanOrEqual(8);
    for (const hero of heroes) {
      const { avif, webp } = manifest[hero.name]?.files['750'] ?? {};
      expect(avif?.bytes, hero.name).toBeLessThanOrEqual(20_000);
      expect(webp?.bytes, hero.name).toBeLessThanOrEqual(20_000);
      const thumb = manifest[hero.thumb?.name ?? ''];
      if (thumb === undefined) throw new Error(`${hero.name} has no thumbnail`);
      for (const { filename, bytes } of filesOf(thumb)) expect(bytes, filename).toBeLessThanOrEqual(8_000);
    }
  });

  it('have an AVIF wherever it is smaller than the WebP, which is at every width that weighs anything', () => {
    for (const [name, entry] of Object.entries(manifest)) {
      for (const [width, { avif, webp }] of Object.entries(entry.files)) {
        const own = webp.filename.startsWith(`${name}-${width}.`);
        if (avif === undefined) {
          expect(own && webp.bytes < 1_500, `${name} ${width}`).toBe(true);
          continue;
        }
        expect(avif.filename).toMatch(new RegExp(`^${name}-${width}\\.[0-9a-f]{8}\\.avif$`));
        if (own) expect(avif.bytes, avif.filename).toBeLessThan(webp.bytes);
      }
    }
  });

  it('have a WebP for every browser; above the widest of them it stands in for the wider ones', () => {
    for (const rendition of allRenditions()) {
      const widest = manifest[rendition.name]?.files[String(rendition.widestWebp)]?.webp;
      for (const width of rendition.widths) {
        const webp = manifest[rendition.name]?.files[String(width)]?.webp;
        expect(webp?.filename, `${rendition.name} ${width}`).toMatch(/\.webp$/);
        if (width > rendition.widestWebp) expect(webp).toEqual(widest);
      }
    }
  });

  it('look as AVIF at least as much like the drawing as they do as WebP', async () => {
    const rendition = allRenditions().find((it) => it.name === firstScene.thumb?.name);
    if (rendition === undefined) throw new Error('The first scene has no thumbnail');
    const raster = await drawRendition(rendition);
    for (const [width, { avif, webp }] of Object.entries(manifest[rendition.name]?.files ?? {})) {
      const drawn = await brightnessOf(await sharp(raster).resize(Number(width)).png().toBuffer());
      if (avif === undefined) continue;
      const seen = async (filename: string) => brightnessOf(readFileSync(`${PICTURES_FOLDER}${filename}`));
      const asAvif = likeness(drawn, await seen(avif.filename));
      expect(asAvif, width).toBeGreaterThanOrEqual(likeness(drawn, await seen(webp.filename)));
    }
  });

  it('weigh at most 5.2 MB together', () => {
    const sizes = Object.values(manifest).flatMap((entry) => filesOf(entry).map((it) => it.bytes));
    expect(TOTAL_BUDGET_BYTES).toBeLessThanOrEqual(5_200_000);
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(TOTAL_BUDGET_BYTES);
  });

  it('carry size, placeholder colour and a description in both languages', () => {
    for (const [name, entry] of Object.entries(manifest)) {
      expect(entry.color, name).toMatch(/^#[0-9a-f]{6}$/);
      expect(entry.width, name).toBe(Math.max(...entry.widths));
      expect(entry.height, name).toBeGreaterThan(0);
      expect(entry.alt['zh-Hans'], name).toMatch(/\p{Script=Han}/u);
      expect(entry.alt.en, name).not.toMatch(/\p{Script=Han}/u);
    }
  });
});

describe('the check', () => {
  const [name, entry] = Object.entries(manifest)[0] ?? [];
  if (name === undefined || entry === undefined) throw new Error('Nothing has been rendered');

  it('notices a picture whose description changed after it was rendered', () => {
    const stale: Manifest = { ...manifest, [name]: { ...entry, hash: '0000000000000000' } };
    expect(manifestProblems(stale)).toEqual([`${name} was drawn differently since it was rendered`]);
  });

  it('notices a picture that was never rendered, with the files left behind', () => {
    const { [name]: _left, ...missing } = manifest;
    const problems = manifestProblems(missing);
    expect(problems).toContain(`${name} has not been rendered`);
    expect(problems.length).toBe(1 + filesOf(entry).length);
  });

  it('notices a file whose weight is not the one listed', () => {
    const width = String(entry.widths[0]);
    const variants = entry.files[width];
    if (variants === undefined) throw new Error('The picture has no file');
    const file = variants.webp;
    const webp = { ...file, bytes: file.bytes + 1 };
    const wrong: Manifest = {
      ...manifest,
      [name]: { ...entry, files: { ...entry.files, [width]: { ...variants, webp } } },
    };
    expect(manifestProblems(wrong)).toEqual([
      `${file.filename} is ${file.bytes} bytes, the manifest says ${file.bytes + 1}`,
    ]);
  });

  it('notices an entry that no scene draws', () => {
    expect(manifestProblems({ ...manifest, ghost: { ...entry, files: {} } })).toContain(
      'ghost is in the manifest and no scene draws it',
    );
  });

  it('gives a scene another hash when its drawing changes', () => {
    const [rendition] = allRenditions();
    if (rendition === undefined) throw new Error('There is nothing to render');
    const repainted: Scene = { ...rendition.scene, draw: (stage) => rendition.scene.draw(stage).slice(1) };
    expect(renditionHash({ ...rendition, scene: repainted })).not.toBe(renditionHash(rendition));
  });
});

describe('likeness', () => {
  const grey = (values: readonly number[]) => ({ data: Uint8Array.from(values), width: 16, height: 16 });
  const ramp = Array.from({ length: 256 }, (_, at) => at);

  it('is 1 for the same picture and falls as detail is lost', () => {
    const coarse = ramp.map((value) => value - (value % 32));
    const flat = ramp.map(() => 128);
    expect(likeness(grey(ramp), grey(ramp))).toBeCloseTo(1, 10);
    expect(likeness(grey(ramp), grey(coarse))).toBeLessThan(1);
    expect(likeness(grey(ramp), grey(flat))).toBeLessThan(likeness(grey(ramp), grey(coarse)));
  });

  it('refuses pictures of two sizes', () => {
    expect(() => likeness(grey(ramp), { ...grey(ramp), height: 8 })).toThrow(/two sizes/);
  });
});

describe('formats', () => {
  it('cut thumbnails at 4:3 and draw heroes at 16:9', () => {
    expect(FORMATS.hero.canvasHeight).toBe(900);
    for (const scene of SCENES.filter((it) => it.thumb !== undefined)) {
      const entry = manifest[scene.thumb?.name ?? ''];
      expect(entry && entry.width / entry.height, scene.name).toBeCloseTo(4 / 3, 2);
    }
  });

  it('keep marks as SVG without scripts or outside references', () => {
    expect(VECTORS.map((it) => it.file)).toContain('logo.svg');
    for (const { svg } of VECTORS) expect(svg).not.toMatch(/<script|href=/);
  });
});
