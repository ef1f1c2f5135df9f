/** Red, green and blue of `#rrggbb`, 0 to 255. */
export function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function relativeLuminance([r, g, b]: [number, number, number]): number {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** What `filter: grayscale(1)` makes of a colour (Filter Effects, the luminance row, on sRGB values). */
export function gray([r, g, b]: [number, number, number]): [number, number, number] {
  const level = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return [level, level, level];
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(a: [number, number, number], b: [number, number, number]): number {
  const [x, y] = [relativeLuminance(a), relativeLuminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
