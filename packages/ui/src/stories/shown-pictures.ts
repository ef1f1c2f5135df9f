/** A file may be this much wider or narrower than its place before it costs bytes or looks soft. */
const SLACK = 1.25;

/** How wide the browser takes a picture to be by its `sizes`: a file of a known width is as wide as that. */
async function widthBySizes(sizes: string): Promise<number> {
  const probe = new Image();
  probe.sizes = sizes;
  probe.srcset = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="40"/>')} 4000w`;
  await probe.decode();
  return probe.naturalWidth * window.devicePixelRatio;
}

/** How wide a picture is drawn where it is cut to fill its place. */
function drawnWidth(image: HTMLImageElement): number {
  const { width, height } = image.getBoundingClientRect();
  const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
  return getComputedStyle(image).objectFit === 'cover' ? Math.max(width, height * ratio) : width;
}

/**
 * Fails when a picture's `sizes` says another width than its place has: the browser chooses the file by it. A width
 * between that of the place and that of the picture cut to fill it is right. One picture at most is fetched first.
 */
export async function expectShownPictures(root: ParentNode = document): Promise<void> {
  const faults: string[] = [];
  for (const image of root.querySelectorAll<HTMLImageElement>('img[sizes]')) {
    const place = image.getBoundingClientRect().width;
    if (place === 0 || getComputedStyle(image).objectFit === 'contain') continue;
    const said = await widthBySizes(image.sizes);
    if (said * SLACK < place || said > drawnWidth(image) * SLACK) {
      faults.push(
        `sizes="${image.sizes}" says ${Math.round(said)} px, the place has ${Math.round(place)} px`,
      );
    }
  }
  const first = root.querySelectorAll('img[fetchpriority="high"]').length;
  if (first > 1) faults.push(`${first} pictures want to be fetched first`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
