import type { Picture } from '@yunyou/contract';

/** Something to look at in full: a picture, or a film by its address. */
export type PreviewItem = { type: 'image'; picture: Picture } | { type: 'video'; url: string; label: string };
