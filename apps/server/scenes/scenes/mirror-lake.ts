import { canopyBoat, junk } from '../draw/boat';
import { boardwalk, causeway } from '../draw/bridge';
import { bushes, crownTree, willow, willowCurtain } from '../draw/broadleaf';
import { pagoda, pavilion } from '../draw/building';
import { lightOnWater } from '../draw/lantern';
import { cloudBand, mist } from '../draw/mist';
import { type DrawnRange, mountains } from '../draw/mountain';
import { farTrees } from '../draw/pine';
import { seal } from '../draw/seal';
import { dropRing, islet } from '../draw/shore';
import { birds, disc, sky, stars } from '../draw/sky';
import { reflection, ripples, water } from '../draw/water';
import { LIGHT } from '../light';
import type { Scene } from '../scene';

const { day, spring, rain, night } = LIGHT;

const BLOSSOM = ['#e9a9a0', '#f2c6bb', '#d98a80', '#f7ded6'] as const;

const hero: Scene = {
  name: 'mirror-lake-hero',
  kind: 'hero',
  alt: {
    'zh-Hans': '春天的澄镜湖，山影倒在水里，一只摇橹船经过湖心亭',
    en: 'Mirror Lake in spring: hills reflected in the water, a rowing boat passing the lake pavilion',
  },
  thumb: { name: 'mirror-lake-thumb', focus: 0.62 },
  draw: (s) => {
    const shore = 500;
    const far = mountains(s, spring, {
      label: 'far',
      baseline: shore,
      depth: 0.08,
      lobes: 5,
      lines: 0,
      peaks: [
        { x: 420, height: 190, halfWidth: 330, shape: 'gentle' },
        { x: 1120, height: 230, halfWidth: 380, shape: 'gentle' },
        { x: 1560, height: 170, halfWidth: 300, shape: 'gentle' },
      ],
    });
    const near = mountains(s, spring, {
      label: 'near',
      baseline: shore,
      depth: 0.62,
      lobes: 9,
      foot: '#dfe3bd',
      peaks: [
        { x: 700, height: 280, halfWidth: 280 },
        { x: 1410, height: 200, halfWidth: 280 },
        { x: 90, height: 240, halfWidth: 300 },
      ],
    });
    const tower = near.summit(560, 860);
    const hills = [
      far.svg,
      mist(s, 'm1', { y: shore - 20, thickness: 90 }, spring.mist),
      pagoda(spring, { x: tower, y: near.crest(tower) + 8, width: 46 }, 5),
      near.svg,
      farTrees(s, 't1', { from: 780, to: 900, ground: near.crest, count: 10, size: 14 }, spring.foliageDeep),
      farTrees(
        s,
        't2',
        { from: 1260, to: 1420, ground: near.crest, count: 12, size: 13 },
        spring.foliageDeep,
      ),
      farTrees(s, 't3', { from: 0, to: 1600, ground: () => shore, count: 90, size: 13 }, spring.foliage),
    ].join('');
    return [
      sky(s, spring, shore),
      disc(s, { x: 1010, y: 170, r: 42, color: '#fdf3da' }, '#fffaf0'),
      hills,
      water(s, spring, shore),
      reflection(s, shore, hills, 0.5),
      islet(spring, { x: 570, y: 540, width: 120 }),
      crownTree(s, spring, { label: 'ct', x: 580, y: 540, height: 84 }),
      causeway(spring, { from: -40, to: 560, y: 540, thickness: 15, bridges: [0.28, 0.68] }),
      ripples(s, { label: 'r1', top: 520, bottom: 890, count: 70 }, spring.glint),
      islet(spring, { x: 1130, y: 640, width: 330 }),
      crownTree(s, spring, { label: 'peach', x: 1240, y: 634, height: 130, lean: 0.2, colors: BLOSSOM }),
      pavilion(spring, { x: 1120, y: 632, width: 104 }, 2),
      bushes(s, spring, { label: 'bush', from: 1000, to: 1080, y: 640, size: 17 }),
      canopyBoat(spring, { x: 690, y: 742, length: 210 }),
      birds(s, 'b', { x: 560, y: 130, count: 4, size: 15 }, '#4a6a6b'),
      willowCurtain(s, spring, { label: 'w', from: -10, to: 470, length: 620, strands: 20 }),
      seal(1500, 66, 44),
    ];
  },
};

const rainy: Scene = {
  name: 'mirror-lake-rain',
  kind: 'album',
  alt: {
    'zh-Hans': '雨中的澄镜湖，篷船停在柳树下',
    en: 'Mirror Lake in the rain, a covered boat under the willow',
  },
  draw: (s) => {
    const shore = 560;
    const far = mountains(s, rain, {
      label: 'far',
      baseline: shore,
      depth: 0.05,
      lobes: 5,
      lines: 0,
      peaks: [
        { x: 200, height: 230, halfWidth: 380, shape: 'gentle' },
        { x: 940, height: 290, halfWidth: 420, shape: 'gentle' },
        { x: 1500, height: 210, halfWidth: 330, shape: 'gentle' },
      ],
    });
    const near = mountains(s, rain, {
      label: 'near',
      baseline: shore,
      depth: 0.5,
      lobes: 7,
      lines: 2,
      peaks: [
        { x: 520, height: 170, halfWidth: 330, shape: 'gentle' },
        { x: 1280, height: 130, halfWidth: 300, shape: 'gentle' },
      ],
    });
    const hills = far.svg + mist(s, 'm1', { y: shore - 90, thickness: 110 }, rain.mist) + near.svg;
    const random = s.random('rain');
    const drops = Array.from({ length: 34 }, () => {
      const near = random.next();
      return dropRing(random.between(40, 1560), 640 + near * 400, 14 + near * 34, rain.glint);
    }).join('');
    return [
      sky(s, rain, shore),
      hills,
      mist(s, 'm2', { y: shore, thickness: 80 }, rain.mist),
      water(s, rain, shore),
      reflection(s, shore, hills, 0.35),
      farTrees(s, 't', { from: 880, to: 1600, ground: () => shore + 6, count: 40, size: 20 }, '#6f9a93'),
      ripples(s, { label: 'r', top: 600, bottom: 1060, count: 46, opacity: 0.5 }, rain.glint),
      drops,
      boardwalk(rain, { from: 1060, to: 1640, y: 830, height: 74 }),
      canopyBoat(rain, { x: 720, y: 850, length: 380 }),
      willowCurtain(s, rain, { label: 'w', from: 1615, to: 980, length: 720, strands: 24 }),
      willow(s, rain, { label: 'w2', x: 110, y: 700, height: 260, lean: 0.3 }),
    ];
  },
};

const bridges: Scene = {
  name: 'mirror-lake-bridge',
  kind: 'album',
  alt: { 'zh-Hans': '长堤与桥，堤上桃花开着', en: 'The causeway and its bridges, with peach in flower' },
  draw: (s) => {
    const shore = 540;
    const hills = mountains(s, day, {
      label: 'far',
      baseline: shore,
      depth: 0.3,
      lobes: 8,
      lines: 2,
      peaks: [
        { x: 180, height: 220, halfWidth: 360 },
        { x: 760, height: 320, halfWidth: 400 },
        { x: 1400, height: 250, halfWidth: 380 },
      ],
    });
    const bank = 690;
    const walk =
      causeway(day, { from: -60, to: 1660, y: bank, thickness: 34, bridges: [0.2, 0.55, 0.88] }) +
      [90, 560, 760, 1130, 1290]
        .map((x, index) =>
          index % 2 === 0
            ? crownTree(s, day, { label: `p${x}`, x, y: bank - 8, height: 170, lean: 0.2, colors: BLOSSOM })
            : willow(s, spring, { label: `w${x}`, x, y: bank - 8, height: 190, lean: 0.3 }),
        )
        .join('');
    return [
      sky(s, day, shore),
      disc(s, { x: 1240, y: 200, r: 48, color: '#f2b18c' }, '#fde8cf'),
      hills.svg,
      mist(s, 'm', { y: shore, thickness: 100 }, day.mist),
      water(s, day, shore),
      reflection(s, shore, hills.svg, 0.35),
      ripples(s, { label: 'r1', top: 560, bottom: 680, count: 24 }, day.glint),
      reflection(s, bank + 16, walk, 0.3),
      walk,
      ripples(s, { label: 'r2', top: 740, bottom: 1060, count: 50 }, day.glint),
      canopyBoat(day, { x: 1020, y: 900, length: 260, mirrored: true }),
      birds(s, 'b', { x: 360, y: 220, count: 5, size: 16 }, '#4a6a6b'),
    ];
  },
};

const moon: Scene = {
  name: 'mirror-lake-moon',
  kind: 'album',
  alt: { 'zh-Hans': '月亮升在湖上，水里也有一个', en: 'The moon above the lake, and another one in it' },
  draw: (s) => {
    const shore = 600;
    const hills: DrawnRange = mountains(s, night, {
      label: 'hills',
      baseline: shore,
      depth: 0.35,
      lobes: 8,
      lines: 2,
      foot: '#2f6c78',
      peaks: [
        { x: 240, height: 260, halfWidth: 380 },
        { x: 1340, height: 320, halfWidth: 420 },
        { x: 780, height: 130, halfWidth: 330, shape: 'gentle' },
      ],
    });
    const above =
      disc(s, { x: 800, y: 260, r: 84, color: '#f8e9c2' }, '#b9c2a4') +
      hills.svg +
      farTrees(s, 't', { from: 0, to: 1600, ground: () => shore, count: 80, size: 14 }, night.foliageDeep);
    return [
      sky(s, night, shore),
      stars(s, 'stars', 70, 420),
      above,
      water(s, night, shore),
      reflection(s, shore, above, 0.55),
      ripples(s, { label: 'r', top: 620, bottom: 1060, count: 60, opacity: 0.3 }, night.glint),
      lightOnWater(s, 'glow', 800, 700, 300),
      junk(night, { x: 1120, y: 800, length: 210 }),
      islet(night, { x: 360, y: 820, width: 380 }),
      crownTree(s, night, { label: 'tree', x: 480, y: 816, height: 150 }),
      pavilion(night, { x: 350, y: 812, width: 120 }, 2),
      cloudBand(s, 'c', { x: 800, y: 420, length: 460, rows: 3, thickness: 20 }, '#2d6276', '#c9b06c'),
    ];
  },
};

export const mirrorLakeScenes: readonly Scene[] = [hero, rainy, bridges, moon];
