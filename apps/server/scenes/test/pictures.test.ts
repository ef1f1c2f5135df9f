import { describe, expect, it } from 'vitest';
import { SCENES } from '../catalogue';
import { allRenditions, manifestProblems, TOTAL_BUDGET_BYTES } from '../check';
import { type Manifest, readManifest, renditionHash } from '../manifest';
import { createRandom } from '../random';
import { FORMATS, type Scene, sceneSvg, THUMB } from '../scene';
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
      expect(manifest[hero.name]?.files['750']?.bytes, hero.name).toBeLessThanOrEqual(20_000);
      for (const width of THUMB.widths) {
        const bytes = manifest[hero.thumb?.name ?? '']?.files[String(width)]?.bytes;
        expect(bytes, `${hero.name} ${width}`).toBeLessThanOrEqual(8_000);
      }
    }
  });

  it('weigh at most 6 MB together', () => {
    const sizes = Object.values(manifest).flatMap((entry) =>
      Object.values(entry.files).map((it) => it.bytes),
    );
    expect(TOTAL_BUDGET_BYTES).toBeLessThanOrEqual(6_000_000);
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
    expect(problems.length).toBe(1 + entry.widths.length);
  });

  it('notices a file whose weight is not the one listed', () => {
    const width = String(entry.widths[0]);
    const file = entry.files[width];
    if (file === undefined) throw new Error('The picture has no file');
    const wrong: Manifest = {
      ...manifest,
      [name]: { ...entry, files: { ...entry.files, [width]: { ...file, bytes: file.bytes + 1 } } },
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
