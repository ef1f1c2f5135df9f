/** From the best to the smallest: the first that fits is taken. */
const QUALITIES = [0.9, 0.8, 0.65, 0.5, 0.3];

/** What to cut out of a picture. */
export interface Cut {
  /** The square, in pixels of the picture after it was turned. */
  area: { x: number; y: number; width: number; height: number };
  /** How far the picture was turned, in degrees clockwise. */
  rotation: number;
}

async function opened(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** The box that holds a picture that was turned, in pixels. */
export function turnedSize(
  width: number,
  height: number,
  rotation: number,
): { width: number; height: number } {
  const radians = (rotation * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
  return { width: width * cosine + height * sine, height: width * sine + height * cosine };
}

/**
 * The cut as a square JPEG of at most `maxBytes`. What was transparent becomes white.
 *
 * @throws when the picture can't be opened or the browser can't write it
 */
export async function cutOut(
  url: string,
  { area, rotation }: Cut,
  { sizePx, maxBytes }: { sizePx: number; maxBytes: number },
): Promise<Blob> {
  const image = await opened(url);
  const canvas = document.createElement('canvas');
  canvas.width = sizePx;
  canvas.height = sizePx;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('cutOut: this browser gives no 2d canvas.');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, sizePx, sizePx);
  context.imageSmoothingQuality = 'high';
  const scale = sizePx / area.width;
  const turned = turnedSize(image.naturalWidth, image.naturalHeight, rotation);
  context.scale(scale, scale);
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2);
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    if (!blob) throw new Error('cutOut: the picture could not be written.');
    if (blob.size <= maxBytes) return blob;
  }
  throw new Error('cutOut: the picture does not fit.');
}
