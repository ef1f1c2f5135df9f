import sharp from 'sharp';

/** What a portrait is good for: one face, sharp and well lit, or why not. */
export type FaceVerdict = 'usable' | 'noFace' | 'severalFaces' | 'blurred' | 'badLight';

/** Says whether a picture is a usable portrait. It makes and keeps nothing of the face. */
export interface FaceQuality {
  look(jpeg: Uint8Array): Promise<FaceVerdict>;
}

/** Without a service: light and contrast of the picture; whether it shows the holder is for whoever examines it. */
export const createPlainFaceQuality = (): FaceQuality => ({
  async look(jpeg) {
    const { channels } = await sharp(jpeg).greyscale().stats();
    const [grey] = channels;
    if (!grey) return 'noFace';
    if (grey.mean < DARKEST || grey.mean > LIGHTEST) return 'badLight';
    return grey.stdev < LEAST_CONTRAST ? 'blurred' : 'usable';
  },
});

const DARKEST = 20;
const LIGHTEST = 245;
const LEAST_CONTRAST = 10;

const VERDICTS: readonly string[] = ['usable', 'noFace', 'severalFaces', 'blurred', 'badLight'];

/** An HTTP service: `POST {base64}` with a bearer token answers `{verdict}`. One that does not answer is no verdict. */
export function createHttpFaceQuality(
  options: { url: string; token: string },
  fetch: typeof globalThis.fetch = globalThis.fetch,
): FaceQuality {
  return {
    async look(jpeg) {
      const response = await fetch(options.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${options.token}` },
        body: JSON.stringify({ base64: Buffer.from(jpeg).toString('base64') }),
        signal: AbortSignal.timeout(10_000),
      });
      if (!response.ok) throw new Error(`The face service answered ${response.status}.`);
      const { verdict } = (await response.json()) as { verdict?: unknown };
      if (typeof verdict !== 'string' || !VERDICTS.includes(verdict))
        throw new Error('The face service gave no verdict.');
      return verdict as FaceVerdict;
    },
  };
}
