import { mix } from '../color';
import type { Light } from '../light';
import type { Stage } from '../stage';
import { group, n, path } from '../svg';

type Grove = {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly height: number;
  readonly stalks: number;
  /** 0 far and pale, 1 near and dark. */
  readonly depth?: number;
};

/** A leaf: a short blade hanging from its tip. */
function leaf(x: number, y: number, angle: number, length: number): string {
  const dx = Math.cos(angle) * length;
  const dy = Math.sin(angle) * length;
  const [nx, ny] = [-dy * 0.13, dx * 0.13];
  return `M${n(x)} ${n(y)}Q${n(x + dx * 0.4 + nx)} ${n(y + dy * 0.4 + ny)} ${n(x + dx)} ${n(y + dy)}Q${n(x + dx * 0.4 - nx)} ${n(y + dy * 0.4 - ny)} ${n(x)} ${n(y)}Z`;
}

/** A grove of bamboo: jointed stalks, leaves in bunches of three and four from the upper joints. */
export function bamboo(stage: Stage, light: Light, grove: Grove): string {
  const { from, to, y, height, stalks, depth = 1 } = grove;
  const random = stage.random(grove.label);
  let canes = '';
  let twigs = '';
  let leaves = '';
  let deepLeaves = '';
  for (let stalk = 0; stalk < stalks; stalk += 1) {
    const x = from + ((to - from) * (stalk + random.between(0.1, 0.9))) / stalks;
    const tall = height * random.between(0.72, 1.08);
    const sway = random.between(-0.08, 0.08) * tall;
    const width = height * random.between(0.014, 0.022);
    const joints = 9;
    for (let joint = 0; joint < joints; joint += 1) {
      const [a, b] = [joint / joints, (joint + 1) / joints];
      const at = (t: number) => [x + sway * t * t, y - tall * t] as const;
      const [x1, y1] = at(a);
      const [x2, y2] = at(b);
      canes += path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2 + width * 0.35)}`, {
        'stroke-width': n(width * (1 - a * 0.55)),
      });
      if (joint < 3) continue;
      for (let twig = 0; twig < (depth > 0.7 ? 2 : 1); twig += 1) {
        const side = random.next() < 0.5 ? -1 : 1;
        const reach = height * random.between(0.03, 0.12) * side;
        twigs += path(`M${n(x2)} ${n(y2)}L${n(x2 + reach)} ${n(y2 - height * 0.015)}`, {
          'stroke-width': n(width * 0.22),
        });
        for (let blade = 0; blade < 3; blade += 1) {
          const angle = Math.PI / 2 - side * random.between(-0.25, 1.15);
          const d = leaf(
            x2 + reach,
            y2 - random.between(0, height * 0.03),
            angle,
            height * random.between(0.075, 0.115),
          );
          if (random.next() < 0.5) leaves += d;
          else deepLeaves += d;
        }
      }
    }
  }
  const pale = light.mist;
  const tone = (color: string) => mix(pale, color, 0.25 + depth * 0.75);
  return (
    group(
      { fill: 'none', stroke: tone(mix(light.foliage, light.rim, 0.35)), 'stroke-linecap': 'butt' },
      canes,
      twigs,
    ) +
    path(deepLeaves, { fill: tone(light.foliageDeep) }) +
    path(leaves, { fill: tone(light.foliage) })
  );
}
