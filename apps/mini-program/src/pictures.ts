import type { Picture } from '@yunyou/contract';
import type { Shop } from './shop';

/** A picture for a template: an address the platform can load, and words for who cannot see it. */
export interface ShownPicture {
  url: string;
  alt: string;
  color: string;
}

/**
 * The narrowest file that fills `widthPx` device pixels, else the widest there is.
 *
 * @param widthPx e.g. 750 for a picture across a phone
 */
export function shownPicture({ sdk }: Shop, picture: Picture, widthPx: number): ShownPicture {
  const { sources } = picture;
  const source = sources.find(({ width }) => width >= widthPx) ?? sources.at(-1);
  return {
    url: sdk.config.assetUrl(source?.url ?? ''),
    alt: picture.alt[sdk.i18n.locale],
    color: picture.color,
  };
}
