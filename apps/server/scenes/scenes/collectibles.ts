import { sealMark } from '../draw/seal';
import type { Scene } from '../scene';
import { group } from '../svg';

/** The pictures that are collectibles of the demo, by name: its originals are the widest files of these. */
const COLLECTED = [
  'qiyun-ridge-cable-car',
  'qiyun-ridge-night',
  'qiyun-ridge-snow',
  'mirror-lake-rain',
  'mirror-lake-bridge',
  'mirror-lake-moon',
  'moonbridge-town-morning',
  'moonbridge-town-lanterns',
  'yuntang-springs-bamboo',
  'yuntang-springs-tea',
  'lotus-isle-boat',
  'lotus-isle-pavilion',
  'feilian-gorge-walkway',
  'feilian-gorge-raft',
  'feilian-gorge-bridge',
  'mist-tea-hills-picking',
  'mist-tea-hills-window',
  'hundred-crafts-porcelain',
  'hundred-crafts-indigo',
  'hundred-crafts-umbrellas',
  'wangxi-island-ferry',
  'wangxi-island-sunset',
  'maple-camp-stars',
  'maple-camp-stream',
] as const;

const STEP = 320;
const SIZE = 72;

/** The operator's seal all over a picture, pale and askew: no part of it is without. */
function watermark(width: number, height: number): string {
  const marks: string[] = [];
  for (let row = 0; row * STEP < height + STEP; row++) {
    for (let column = 0; column * STEP < width + STEP; column++) {
      const x = column * STEP + (row % 2) * (STEP / 2) - SIZE / 2;
      const transform = `translate(${x} ${row * STEP}) rotate(-18) scale(${SIZE / 40})`;
      marks.push(group({ transform }, sealMark()));
    }
  }
  return group({ opacity: 0.34 }, marks.join(''));
}

/** Previews of the pictures that are collectibles. */
export const collectibleScenes = (scenes: readonly Scene[]): readonly Scene[] =>
  COLLECTED.map((name) => {
    const original = scenes.find((scene) => scene.name === name);
    if (!original) throw new Error(`There is no scene ${name}.`);
    return {
      ...{ name: `preview-${name}`, kind: 'collectible', seed: name, alt: original.alt },
      draw: (stage) => [...original.draw(stage), watermark(stage.width, stage.height)],
    };
  });
