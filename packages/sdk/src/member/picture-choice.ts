import { buildUrl } from '@yunyou/navigation';
import type { Core } from '../core/core';
import type { SdkNavigation } from '../navigation/navigation';
import { createPageChoice } from '../navigation/page-choice';

/** A picture that was cut out, as a `data:` address. */
export interface ChosenPicture {
  dataUrl: string;
}

/**
 * One page asks for a square picture of a person, the cropper cuts it out. Without a login nothing is uploaded: the picture waits in
 * this visit's storage for the page that asked.
 */
export interface PictureChoice {
  /** Goes to the cropper; `from` tells it who asks. */
  ask(from: string): void;
  /** The picture was cut out: kept for the page that asked, and back to it. */
  answer(picture: ChosenPicture): void;
  /** What became of the question of the page shown, once: the picture, null without one, undefined where it had not asked. */
  take(): ChosenPicture | null | undefined;
}

const cropperPath = '/packages/user-module/cropper/cropper';

export function createPictureChoice(
  core: Pick<Core, 'host'>,
  navigation: Pick<SdkNavigation, 'navigate' | 'back' | 'currentUrl'>,
): PictureChoice {
  const choice = createPageChoice<ChosenPicture>('pictureChoice', core, navigation);
  return {
    ask: (from) => choice.ask(buildUrl(cropperPath, { from })),
    answer: ({ dataUrl }) => choice.answer({ dataUrl }),
    take: choice.take,
  };
}
