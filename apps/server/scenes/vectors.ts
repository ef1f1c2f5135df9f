import { PIGMENT } from './color';
import { sealMark } from './draw/seal';
import { el, path } from './svg';

/** A small drawing that stays SVG: written to the folder under its own name. */
export type Vector = { readonly file: string; readonly svg: string };

function icon(file: string, color: string, filled: boolean, outline: string, detail: string): Vector {
  const svg = el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 48 48', width: 48, height: 48, fill: 'none' },
    el(
      'g',
      { stroke: color, 'stroke-width': 3, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      path(outline, filled ? { fill: color } : {}),
      detail === '' ? '' : path(detail, filled ? { stroke: PIGMENT.silk } : {}),
    ),
  );
  return { file, svg: `${svg}\n` };
}

/** A house under a sagging roof, and its door. */
const HOME = ['M5 21Q17 19 24 7Q31 19 43 21L38 21V40H10V21Z', 'M20 40V30H28V40'] as const;
/** A traveller under a straw hat. */
const USER = ['M9 19L24 7L39 19Q24 25 9 19ZM9 41Q10 30 24 30Q38 30 39 41Z', ''] as const;

/** A tea tin with its lid. */
const GOODS = ['M11 18H37V41H11ZM15 8H33V18H15Z', 'M11 27H37'] as const;
/** A basket with a handle. */
const CART = ['M6 20H42L37 41H11ZM14 20Q16 7 24 7Q32 7 34 20', 'M20 28V34M28 28V34'] as const;

/** Grey that keeps 4.5:1 on silk paper. */
const IDLE = '#66716d';

export const VECTORS: readonly Vector[] = [
  {
    file: 'logo.svg',
    svg: `${el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 40 40', width: 160, height: 160 }, sealMark())}\n`,
  },
  icon('tab-home.svg', IDLE, false, ...HOME),
  icon('tab-home-selected.svg', PIGMENT.malachite, true, ...HOME),
  icon('tab-goods.svg', IDLE, false, ...GOODS),
  icon('tab-goods-selected.svg', PIGMENT.malachite, true, ...GOODS),
  icon('tab-cart.svg', IDLE, false, ...CART),
  icon('tab-cart-selected.svg', PIGMENT.malachite, true, ...CART),
  icon('tab-user.svg', IDLE, false, ...USER),
  icon('tab-user-selected.svg', PIGMENT.malachite, true, ...USER),
];
