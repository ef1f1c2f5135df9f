import { buildUrl } from '@yunyou/navigation';
import type { Core } from '../core/core';
import { parseJson } from '../core/parse-json';
import type { SdkNavigation } from '../navigation/navigation';

/** A place on the map, GCJ-02. */
export interface ChosenPlace {
  name: string;
  address: string;
  latitude: number;
  longitude: number;
}

/** Where the page to choose a place begins. */
export interface PlaceChoiceStart {
  latitude?: number;
  longitude?: number;
  keyword?: string;
}

/**
 * One page asks for a place, another chooses it. The answer waits in this visit's storage for the page that asked, so that it
 * outlives a reload.
 */
export interface PlaceChoice {
  /** Goes to the page to choose a place; the page shown takes the answer when it is shown again. */
  ask(start?: PlaceChoiceStart): void;
  /** The place was chosen: kept for the page that asked, and back to it. */
  answer(place: ChosenPlace): void;
  /**
   * What became of the question of the page shown, once: the place, null when the person went back without one, undefined
   * where this page had not asked.
   */
  take(): ChosenPlace | null | undefined;
}

const storageKey = 'placeChoice';
const choosePath = '/choose-location';

interface Asked {
  from: string;
  place?: ChosenPlace;
}

const isAsked = (value: unknown): value is Asked =>
  typeof value === 'object' && value !== null && 'from' in value && typeof value.from === 'string';

export function createPlaceChoice(
  { host: { sessionStorage } }: Pick<Core, 'host'>,
  navigation: Pick<SdkNavigation, 'navigate' | 'back' | 'currentUrl'>,
): PlaceChoice {
  const pathOf = (url: string) => url.split(/[?#]/)[0] ?? '';
  const stored = (): Asked | undefined => {
    const value = parseJson(sessionStorage.get(storageKey));
    return isAsked(value) ? value : undefined;
  };
  const store = (asked: Asked) => sessionStorage.set(storageKey, JSON.stringify(asked));
  return {
    ask(start = {}) {
      store({ from: pathOf(navigation.currentUrl()) });
      navigation.navigate(buildUrl(choosePath, { ...start }));
    },
    answer({ name, address, latitude, longitude }) {
      const asked = stored();
      if (asked) store({ from: asked.from, place: { name, address, latitude, longitude } });
      navigation.back();
    },
    take() {
      const asked = stored();
      if (asked?.from !== pathOf(navigation.currentUrl())) return undefined;
      sessionStorage.remove(storageKey);
      return asked.place ?? null;
    },
  };
}
