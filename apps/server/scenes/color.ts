/** Colours are '#rrggbb'. */

/** Pigments of blue-green landscape painting, after the product's visual language. */
export const PIGMENT = {
  azuriteInk: '#12304f',
  azuriteDeep: '#174a7c',
  azurite: '#1d5a96',
  azuriteLight: '#7fa8c6',
  azuritePale: '#c3d5df',
  malachiteInk: '#0a3f3b',
  malachiteDeep: '#0b5a54',
  malachite: '#0f766e',
  malachiteLight: '#6fb09f',
  malachitePale: '#c0dacb',
  ochre: '#c69a5b',
  ochrePale: '#e6d2aa',
  silk: '#fbf8f2',
  silkDeep: '#f4efe4',
  silkAged: '#eadfc6',
  gold: '#a87a2a',
  goldLight: '#d8b871',
  cinnabar: '#c8321f',
  cinnabarLight: '#dd7a5e',
  peach: '#e9b8a6',
  ink: '#1c2421',
  inkSoft: '#4b5753',
  snow: '#f6f9fa',
} as const;

function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour `share` of the way from `from` (0) to `to` (1). */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  const part = Math.min(1, Math.max(0, share));
  const blended = a.map((value, index) => Math.round(value + ((b[index] ?? value) - value) * part));
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
