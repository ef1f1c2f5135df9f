export const audioState = { stopped: 0, playing: 1, paused: 2 } as const;
export type AudioState = (typeof audioState)[keyof typeof audioState];

/** `type` of a media preview source. */
export const mediaType = { video: 'video', image: 'image' } as const;
export type MediaType = (typeof mediaType)[keyof typeof mediaType];
