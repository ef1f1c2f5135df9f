/** Small words for writing SVG. Coordinates are canvas units; the canvas is always 1600 wide. */

export type Point = readonly [x: number, y: number];

/** One decimal: finer than a pixel of the largest file, and short. */
export function n(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

function attributesText(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value}"`,
    )
    .join('');
}

/** An element; children are already text. */
export function el(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const inner = children.join('');
  return inner === ''
    ? `<${name}${attributesText(attributes)}/>`
    : `<${name}${attributesText(attributes)}>${inner}</${name}>`;
}

export function group(attributes: Attributes, ...children: readonly string[]): string {
  return el('g', attributes, ...children);
}

export function path(d: string, attributes: Attributes): string {
  return el('path', { d, ...attributes });
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes): string {
  return el('circle', { cx: n(cx), cy: n(cy), r: n(r), ...attributes });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, attributes: Attributes): string {
  return el('ellipse', { cx: n(cx), cy: n(cy), rx: n(rx), ry: n(ry), ...attributes });
}

export function rect(x: number, y: number, width: number, height: number, attributes: Attributes): string {
  return el('rect', { x: n(x), y: n(y), width: n(width), height: n(height), ...attributes });
}

/** Straight lines through the points. */
export function polyline(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');
}

/** A smooth curve through the points (Catmull-Rom, written as Béziers). */
export function curve(points: readonly Point[], tension = 1 / 6): string {
  const [first] = points;
  if (first === undefined) return '';
  let d = `M${n(first[0])} ${n(first[1])}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const here = points[index] ?? first;
    const next = points[index + 1] ?? here;
    const before = points[index - 1] ?? here;
    const after = points[index + 2] ?? next;
    const c1: Point = [here[0] + (next[0] - before[0]) * tension, here[1] + (next[1] - before[1]) * tension];
    const c2: Point = [next[0] - (after[0] - here[0]) * tension, next[1] - (after[1] - here[1]) * tension];
    d += `C${n(c1[0])} ${n(c1[1])} ${n(c2[0])} ${n(c2[1])} ${n(next[0])} ${n(next[1])}`;
  }
  return d;
}

/** A smooth closed outline. */
export function blob(points: readonly Point[]): string {
  const [first, second] = points;
  const last = points[points.length - 1];
  if (first === undefined || second === undefined || last === undefined) return '';
  const around = curve([last, ...points, first, second]);
  const start = around.indexOf('C');
  const body = around
    .slice(start)
    .split('C')
    .filter((it) => it !== '');
  return `M${n(first[0])} ${n(first[1])}${body
    .slice(1, -1)
    .map((it) => `C${it}`)
    .join('')}Z`;
}

/** Path data with its numbers cut to one decimal: d`M${x} ${y}h${width}`. */
export function d(parts: TemplateStringsArray, ...values: readonly number[]): string {
  return parts.map((part, index) => part + (index < values.length ? n(values[index] ?? 0) : '')).join('');
}
