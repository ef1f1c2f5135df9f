import type { Coordinates } from '@yunyou/location';

const radiusM = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Metres from one place to another by the server's formula: equirectangular, with the cosine of the place it is measured
 * from. Off by less than 1 % within 100 km.
 */
export function distanceM(from: Coordinates, to: Coordinates): number {
  const north = radians(to.latitude - from.latitude);
  const east =
    radians(((to.longitude - from.longitude + 540) % 360) - 180) * Math.cos(radians(from.latitude));
  return Math.round(radiusM * Math.hypot(north, east));
}
