import { imageResizeFactor, type Picture } from '@yunyou/contract';

/** Makes the address of a width, for stores that resize on demand. */
export type ResizeAddress = (url: string, width: number) => string;

/** What an `<img>` says of where its file is. */
export interface Candidates {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/** The addresses a browser can choose from, and how wide the picture is shown. */
export function candidatesOf(
  { sources }: Picture,
  sizes: string,
  resize?: ResizeAddress,
  shownWidth?: number,
): Candidates {
  const widest = sources.at(-1)?.url ?? '';
  if (resize && shownWidth) return { src: resize(widest, Math.ceil(shownWidth * imageResizeFactor)) };
  if (sources.length < 2) return { src: widest };
  return { src: widest, srcSet: sources.map(({ url, width }) => `${url} ${width}w`).join(', '), sizes };
}

/** A picture and how wide it is shown. */
export interface ShownPicture {
  picture: Picture;
  /** As in HTML's `sizes`. */
  sizes: string;
}

/** What a `<link rel="preload" as="image">` says. */
export interface PicturePreload {
  href: string;
  imageSrcSet?: string;
  imageSizes?: string;
}

/**
 * What a page's head says to have a picture fetched before the page is read as far as its `<img>`: the same addresses and
 * sizes as `Picture` has, so that the browser chooses the same file and fetches it once.
 */
export function picturePreload(picture: Picture, sizes: string): PicturePreload {
  const { src, srcSet, sizes: imageSizes } = candidatesOf(picture, sizes);
  return { href: src, imageSrcSet: srcSet, imageSizes };
}
