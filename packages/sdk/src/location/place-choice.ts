import { buildUrl } from '@yunyou/navigation';
import type { Core } from '../core/core';
import type { SdkNavigation } from '../navigation/navigation';
import { createPageChoice } from '../navigation/page-choice';

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

const choosePath = '/choose-location';

export function createPlaceChoice(
  core: Pick<Core, 'host'>,
  navigation: Pick<SdkNavigation, 'navigate' | 'back' | 'currentUrl'>,
): PlaceChoice {
  const choice = createPageChoice<ChosenPlace>('placeChoice', core, navigation);
  return {
    ask: (start = {}) => choice.ask(buildUrl(choosePath, { ...start })),
    answer: ({ name, address, latitude, longitude }) => choice.answer({ name, address, latitude, longitude }),
    take: choice.take,
  };
}
