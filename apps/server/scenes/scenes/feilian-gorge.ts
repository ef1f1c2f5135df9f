import { mix } from '../color';
import { raft } from '../draw/boat';
import { ropeBridge } from '../draw/bridge';
import { bushes, crownTree } from '../draw/broadleaf';
import { pavilion } from '../draw/building';
import { cliff, walkway } from '../draw/cliff';
import { cloudBand, mist } from '../draw/mist';
import { mountains } from '../draw/mountain';
import { spray, waterfall } from '../draw/mountain-things';
import { pine } from '../draw/pine';
import { seal } from '../draw/seal';
import { rocks } from '../draw/shore';
import { birds, disc, sky } from '../draw/sky';
import { ripples, water } from '../draw/water';
import { LIGHT, type Light } from '../light';
import type { Scene } from '../scene';
import type { Stage } from '../stage';

const { day, summer, autumn } = LIGHT;

/** Where a cliff stands in the stream. */
const WET_ROCK = '#9fb48a';

function backdrop(s: Stage, light: Light, baseline: number): string {
  return [
    mountains(s, light, {
      label: 'far',
      baseline,
      depth: 0.06,
      lobes: 6,
      lines: 0,
      peaks: [
        { x: 560, height: 330, halfWidth: 360 },
        { x: 1000, height: 390, halfWidth: 380 },
      ],
    }).svg,
    mist(s, 'fm', { y: baseline, thickness: 130 }, light.mist),
  ].join('');
}

const hero: Scene = {
  name: 'feilian-gorge-hero',
  kind: 'hero',
  alt: {
    'zh-Hans': '飞练峡的三叠瀑布从两崖之间落进深潭，崖上有观瀑亭',
    en: 'The three-step fall of Feilian Gorge between its cliffs, a pavilion on the rim',
  },
  thumb: { name: 'feilian-gorge-thumb', focus: 0.52 },
  draw: (s) => {
    const wall = (label: string, top: number, bottom: number, depth: number) =>
      cliff(s, summer, { label, side: 'left', reach: 1640, top, bottom, depth, sink: 0 });
    const upper = wall('w1', 236, 640, 0.3);
    const middle = wall('w2', 420, 720, 0.48);
    const lower = wall('w3', 580, 800, 0.66);
    const left = cliff(s, summer, {
      label: 'left',
      side: 'left',
      reach: 600,
      top: 250,
      bottom: 830,
      depth: 0.85,
      foot: WET_ROCK,
    });
    const right = cliff(s, summer, {
      label: 'right',
      side: 'right',
      reach: 560,
      top: 190,
      bottom: 830,
      depth: 1,
      foot: WET_ROCK,
    });
    return [
      sky(s, summer, 560),
      disc(s, { x: 500, y: 150, r: 42, color: '#fdf3da' }, '#fffaf0'),
      backdrop(s, summer, 560),
      upper.svg,
      waterfall(s, summer, {
        label: 'f1',
        x: 836,
        top: upper.top(836) + 4,
        bottom: 452,
        width: 62,
        drift: -10,
      }),
      mist(s, 'm0', { y: 440, thickness: 46, opacity: 0.55 }, summer.mist),
      middle.svg,
      waterfall(s, summer, {
        label: 'f2',
        x: 818,
        top: middle.top(818) + 2,
        bottom: 620,
        width: 96,
        drift: 14,
      }),
      mist(s, 'm01', { y: 610, thickness: 44, opacity: 0.5 }, summer.mist),
      lower.svg,
      waterfall(s, summer, { label: 'f3', x: 836, top: lower.top(836), bottom: 780, width: 142, drift: -6 }),
      water(s, { ...summer, water: ['#d7ece4', '#4fa595'] }, 760),
      spray(s, summer, 830, 768, 420),
      left.svg,
      right.svg,
      pavilion(summer, { x: 1380, y: right.top(1380) + 10, width: 112 }, 2),
      pine(s, summer, { label: 'p1', x: 1216, y: right.top(1216) + 22, height: 170, lean: -0.9 }),
      pine(s, summer, { label: 'p2', x: 330, y: left.top(330) + 22, height: 190, lean: 0.8 }),
      bushes(s, summer, { label: 'b1', from: 20, to: 280, y: left.top(150) + 10, size: 26 }),
      ripples(s, { label: 'r', top: 838, bottom: 895, count: 34, from: 100, to: 1500 }, summer.glint),
      rocks(s, summer, { label: 'rk', from: 300, to: 1300, y: 846, size: 64, count: 9 }),
      birds(s, 'b', { x: 640, y: 150, count: 4, size: 14 }, '#3f6a66'),
      seal(1500, 820, 44),
    ];
  },
};

const walk: Scene = {
  name: 'feilian-gorge-walkway',
  kind: 'album',
  alt: { 'zh-Hans': '挂在崖壁上的栈道', en: 'The walkway hanging on the cliff' },
  draw: (s) => {
    const wall = cliff(s, day, {
      label: 'wall',
      side: 'right',
      reach: 820,
      top: 90,
      bottom: 1080,
      depth: 0.95,
    });
    const left = cliff(s, day, { label: 'l', side: 'left', reach: 330, top: 520, bottom: 1080, depth: 0.7 });
    return [
      sky(s, day, 700),
      disc(s, { x: 360, y: 240, r: 48, color: '#f6c39c' }, '#fdebd2'),
      backdrop(s, day, 700),
      mountains(s, day, {
        label: 'mid',
        baseline: 860,
        depth: 0.4,
        lobes: 8,
        peaks: [
          { x: 480, height: 380, halfWidth: 340 },
          { x: 60, height: 300, halfWidth: 320 },
        ],
      }).svg,
      mist(s, 'm1', { y: 850, thickness: 140 }, day.mist),
      left.svg,
      wall.svg,
      walkway(day, [
        [1640, 470],
        [1400, 500],
        [1180, 560],
        [1010, 640],
        [900, 720],
      ]),
      pine(s, day, { label: 'p', x: 1040, y: wall.top(1040) + 20, height: 220, lean: -0.8 }),
      pine(s, day, { label: 'p2', x: 1300, y: 930, height: 200, lean: -0.5 }),
      cloudBand(s, 'c', { x: 520, y: 820, length: 460, rows: 3, thickness: 26 }, '#ffffff', '#d6c08a'),
      mist(s, 'm2', { y: 1010, thickness: 190 }, day.mist),
      birds(s, 'b', { x: 520, y: 330, count: 5, size: 16 }, '#4a6a6b'),
    ];
  },
};

const rafting: Scene = {
  name: 'feilian-gorge-raft',
  kind: 'album',
  alt: { 'zh-Hans': '峡谷下游的漂流', en: 'Rafting on the lower river' },
  draw: (s) => {
    const left = cliff(s, summer, {
      label: 'left',
      side: 'left',
      reach: 520,
      top: 240,
      bottom: 700,
      depth: 0.75,
      foot: WET_ROCK,
    });
    const right = cliff(s, summer, {
      label: 'right',
      side: 'right',
      reach: 460,
      top: 320,
      bottom: 720,
      depth: 0.8,
      foot: WET_ROCK,
    });
    const wall = cliff(s, summer, {
      label: 'wall',
      side: 'left',
      reach: 1640,
      top: 360,
      bottom: 640,
      depth: 0.35,
      sink: 0,
    });
    return [
      sky(s, summer, 560),
      backdrop(s, summer, 560),
      wall.svg,
      waterfall(s, summer, { label: 'f', x: 800, top: wall.top(800), bottom: 626, width: 84 }),
      water(s, { ...summer, water: ['#dcefe7', '#3f9c8c'] }, 616),
      spray(s, summer, 800, 626, 260),
      left.svg,
      right.svg,
      crownTree(s, summer, { label: 't1', x: 190, y: left.top(190) + 16, height: 220, lean: 0.2 }),
      crownTree(s, summer, { label: 't2', x: 1430, y: right.top(1430) + 16, height: 200, lean: -0.3 }),
      ripples(s, { label: 'r1', top: 660, bottom: 1060, count: 90, opacity: 0.85 }, '#ffffff'),
      rocks(s, summer, { label: 'rk1', from: 60, to: 460, y: 760, size: 90, count: 4 }),
      rocks(s, summer, { label: 'rk2', from: 1180, to: 1580, y: 800, size: 100, count: 4 }),
      raft(summer, { x: 690, y: 840, length: 400 }),
      raft(summer, { x: 1030, y: 716, length: 190, mirrored: true }),
      ripples(s, { label: 'r2', top: 870, bottom: 1060, count: 40, opacity: 0.95 }, '#ffffff'),
      rocks(s, summer, { label: 'rk3', from: -40, to: 320, y: 1040, size: 150, count: 2 }),
    ];
  },
};

const bridge: Scene = {
  name: 'feilian-gorge-bridge',
  kind: 'album',
  alt: { 'zh-Hans': '秋天的峡谷与索桥', en: 'The rope bridge over the gorge in autumn' },
  draw: (s) => {
    const left = cliff(s, autumn, {
      label: 'left',
      side: 'left',
      reach: 480,
      top: 470,
      bottom: 1080,
      depth: 0.9,
    });
    const right = cliff(s, autumn, {
      label: 'right',
      side: 'right',
      reach: 500,
      top: 430,
      bottom: 1080,
      depth: 1,
    });
    const leaves = ['#c8552f', '#d9793a', '#a83a24', '#e2a34a'] as const;
    return [
      sky(s, autumn, 640),
      disc(s, { x: 1120, y: 230, r: 54, color: '#e88f5f' }, '#fbe3c0'),
      backdrop(s, autumn, 660),
      mountains(s, autumn, {
        label: 'mid',
        baseline: 900,
        depth: 0.45,
        lobes: 9,
        peaks: [
          { x: 780, height: 420, halfWidth: 380 },
          { x: 1240, height: 330, halfWidth: 330 },
        ],
      }).svg,
      mist(s, 'm', { y: 930, thickness: 140 }, autumn.mist),
      cloudBand(s, 'c', { x: 800, y: 880, length: 440, rows: 3, thickness: 26 }, '#fffaf0', '#dcb98c'),
      ropeBridge(s, autumn, { x1: 400, y1: left.top(400) + 6, x2: 1180, y2: right.top(1180) + 6, sag: 70 }),
      left.svg,
      right.svg,
      crownTree(s, autumn, {
        label: 't1',
        x: 200,
        y: left.top(200) + 18,
        height: 300,
        lean: 0.3,
        colors: leaves,
      }),
      crownTree(s, autumn, {
        label: 't2',
        x: 1420,
        y: right.top(1420) + 18,
        height: 260,
        lean: -0.3,
        colors: leaves,
      }),
      crownTree(s, autumn, {
        label: 't3',
        x: 1540,
        y: right.top(1540) + 30,
        height: 200,
        colors: [mix(leaves[3], leaves[1], 0.5), ...leaves],
      }),
      mist(s, 'm2', { y: 1050, thickness: 110 }, autumn.mist),
      birds(s, 'b', { x: 560, y: 220, count: 7, size: 15 }, '#4b4a45'),
    ];
  },
};

export const feilianGorgeScenes: readonly Scene[] = [hero, walk, rafting, bridge];
