/** What an audio player does. */
export const audioState = {
  /** At its beginning, or through. */
  stopped: 0,
  /** Can be heard. */
  playing: 1,
  /** Held where it was; goes on from there. */
  paused: 2,
} as const;
export type AudioState = (typeof audioState)[keyof typeof audioState];

/** `type` of a media preview source. */
export const mediaType = { video: 'video', image: 'image' } as const;
export type MediaType = (typeof mediaType)[keyof typeof mediaType];
