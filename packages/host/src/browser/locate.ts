import type { DevicePosition } from '../host';
import { HostError } from '../host-error';
import type { BrowserGeolocation } from './window';

/** The device may search this long, ms; the person's time to think does not count. */
const timeout = 10_000;
/** A position of the last minutes will do to tell the city, ms. */
const maximumAge = 300_000;
const refused = 1;

/** Asks the browser, which asks the person. Browsers on https only have something to ask. */
export function locate(geolocation: BrowserGeolocation | undefined): Promise<DevicePosition> {
  return new Promise((resolve, reject) => {
    if (!geolocation) throw new HostError('unsupported', 'locate');
    try {
      geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude, datum: 'wgs84' }),
        (error) => reject(new HostError(error.code === refused ? 'cancelled' : 'failed', 'locate', error)),
        { timeout, maximumAge },
      );
    } catch (cause) {
      // A frame that may not ask.
      reject(new HostError('failed', 'locate', cause));
    }
  });
}
