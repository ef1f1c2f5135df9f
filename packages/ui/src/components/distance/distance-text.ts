import type { Texts } from '@yunyou/i18n';

/** Below this, a thing is nearby. */
const NEARBY_BELOW_M = 100;
const METRE_STEP = 10;
const KM = 1_000;
/** From here on, whole kilometres are exact enough. */
const WHOLE_KM_FROM = 100;

export interface DistanceOptions {
  /** Metres. */
  metres: number;
  /** Where it is measured from: `you`, or the name of a place. Default: not said. */
  from?: 'you' | { place: string };
}

/** A distance in words: 附近, 350 m, 1.2 km, 128 km; with its origin, 距你 1.2 km. */
export function distanceText({ t, number }: Pick<Texts, 't' | 'number'>, { metres, from }: DistanceOptions) {
  if (metres < NEARBY_BELOW_M) {
    if (from === undefined) return t('components.distance.nearby');
    if (from === 'you') return t('components.distance.youNearby');
    return t('components.distance.placeNearby', { place: from.place });
  }
  const distance = lengthText({ t, number }, metres);
  if (from === undefined) return distance;
  if (from === 'you') return t('components.distance.you', { distance });
  return t('components.distance.place', { distance, place: from.place });
}

/** A length without its origin, however short. */
export function lengthText({ t, number }: Pick<Texts, 't' | 'number'>, metres: number): string {
  const steps = metres < METRE_STEP ? metres : Math.round(metres / METRE_STEP) * METRE_STEP;
  if (steps < KM) return t('components.distance.metres', { count: steps });
  const tenths = (metres / KM).toFixed(1);
  const count = Number(tenths) < WHOLE_KM_FROM ? tenths : number(Math.round(metres / KM));
  return t('components.distance.kilometres', { count });
}
