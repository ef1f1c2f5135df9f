import { mapScale } from '@yunyou/contract';
import type { MapTarget } from '../map-links';

/** What the page of a place reads of its address. */
export interface PlaceText {
  latitude: string;
  longitude: string;
  name: string;
  address: string;
  scale: string;
}

const number = (text: string): number => (/^-?\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN);

/** Coordinates of an address: undefined where one is missing, no number or on no globe. */
export function coordinatesOf(text: Pick<PlaceText, 'latitude' | 'longitude'>) {
  const [latitude, longitude] = [number(text.latitude), number(text.longitude)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** A place as an address says it; undefined with bad coordinates. */
export function placeOf(text: PlaceText): (MapTarget & { scale: number }) | undefined {
  const coordinates = coordinatesOf(text);
  if (!coordinates) return undefined;
  const scale = Math.round(number(text.scale));
  return {
    ...coordinates,
    name: text.name,
    address: text.address,
    scale: scale >= mapScale.min && scale <= mapScale.max ? scale : mapScale.default,
  };
}
