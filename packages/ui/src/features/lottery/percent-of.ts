import { drawScalePpm } from '@yunyou/contract';

/** A share of the whole in percent, with as many of four decimals as it takes. */
export const percentOf = (ppm: number): string => String(Number(((ppm * 100) / drawScalePpm).toFixed(4)));
