/**
 * Which theme's words can be read on a colour written `#rgb` or `#rrggbb`: the dark theme's pale words on dark colours,
 * the light theme's dark words on the others. Undefined for what is no such colour.
 */
export function toneOf(color: string): 'light' | 'dark' | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color);
  const hex = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : color;
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  if (!match) return undefined;
  const [r = 0, g = 0, b = 0] = match.slice(1).map((part) => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  // Where black and white words would be equally easy to read (WCAG contrast).
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 ? 'light' : 'dark';
}
