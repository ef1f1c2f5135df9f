import { isMainland } from './mainland';

/** Degrees; north and east are positive. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Krasovsky 1940, the ellipsoid GCJ-02 is drawn on: half of the equator's diameter in metres, and flatness. */
const semiMajorM = 6_378_245;
const eccentricitySquared = 0.006_693_421_622_965_943;

/**
 * What the satellites say (WGS-84) as Chinese maps draw it (GCJ-02), some 500 m away. Unchanged outside of the
 * mainland, Hong Kong, Macau and Taiwan included.
 */
export function toGcj02({ latitude, longitude }: Coordinates): Coordinates {
  return isMainland({ latitude, longitude }) ? shifted({ latitude, longitude }) : { latitude, longitude };
}

/** The published formula of the shift, as in eviltransform and gcoord. */
function shifted({ latitude, longitude }: Coordinates): Coordinates {
  const x = longitude - 105;
  const y = latitude - 35;
  const radians = (latitude / 180) * Math.PI;
  const bend = Math.sqrt(1 - eccentricitySquared * Math.sin(radians) ** 2);
  const ripple = 20 * wave(x, 6) + 20 * wave(x, 2);
  const northM =
    -100 +
    2 * x +
    3 * y +
    0.2 * y * y +
    0.1 * x * y +
    0.2 * Math.sqrt(Math.abs(x)) +
    (ripple + 20 * wave(y) + 40 * wave(y, 1 / 3) + 160 * wave(y, 1 / 12) + 320 * wave(y, 1 / 30)) * (2 / 3);
  const eastM =
    300 +
    x +
    2 * y +
    0.1 * x * x +
    0.1 * x * y +
    0.1 * Math.sqrt(Math.abs(x)) +
    (ripple + 20 * wave(x) + 40 * wave(x, 1 / 3) + 150 * wave(x, 1 / 12) + 300 * wave(x, 1 / 30)) * (2 / 3);
  const degreesOf = (distanceM: number, radiusM: number) => ((distanceM / radiusM) * 180) / Math.PI;
  return {
    latitude: latitude + degreesOf(northM, (semiMajorM * (1 - eccentricitySquared)) / bend ** 3),
    longitude: longitude + degreesOf(eastM, (semiMajorM / bend) * Math.cos(radians)),
  };
}

const wave = (degrees: number, frequency = 1) => Math.sin(degrees * frequency * Math.PI);

/**
 * The way back, by coming closer: the shift hardly changes over the distance it is wrong by. Exact to a centimetre.
 */
export function toWgs84({ latitude, longitude }: Coordinates): Coordinates {
  let guess: Coordinates = { latitude, longitude };
  for (let round = 0; round < 4; round += 1) {
    const there = shifted(guess);
    guess = {
      latitude: guess.latitude + latitude - there.latitude,
      longitude: guess.longitude + longitude - there.longitude,
    };
  }
  // Where the place itself is decides, not where it is drawn.
  return isMainland(guess) ? guess : { latitude, longitude };
}
