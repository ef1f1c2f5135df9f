import { type ReviewForm, type ReviewInput, reviewReasonMin, reviewReasonStars } from '@yunyou/contract';
import { isApiError, type ReviewDraft } from '@yunyou/sdk';

export const emptyDraft: ReviewDraft = {
  stars: 0,
  tags: [],
  text: '',
  anonymous: false,
  pictures: [],
  video: null,
};

/** What is wrong, field by field. */
export interface ReviewProblems {
  stars?: true;
  text?: true;
  pictures?: 'unsent' | 'refused';
  video?: 'unsent' | 'refused';
}

/** What goes with the stars: good with many, the others with few, all with three. */
export const tagsFor = (tags: ReviewForm['tags'], stars: number): ReviewForm['tags'] =>
  tags.filter(({ good }) => (good ? stars >= 3 : stars > 0 && stars <= 3));

/** Files of a field that are not sent. */
export interface Unsent {
  pictures: number;
  video: number;
}

export function problemsOf({ stars, text }: ReviewDraft, unsent: Unsent): ReviewProblems {
  const isShort = [...text.trim()].length < reviewReasonMin;
  return {
    ...(stars === 0 && { stars: true }),
    ...(stars > 0 && stars <= reviewReasonStars && isShort && { text: true }),
    ...(unsent.pictures > 0 && { pictures: 'unsent' }),
    ...(unsent.video > 0 && { video: 'unsent' }),
  };
}

/** Which fields the server's refusal is about. */
export function refusedFields(error: unknown): ReviewProblems {
  if (!isApiError(error)) return {};
  const names = (error.fields ?? []).map(({ field }) => field);
  return {
    ...(error.rule === 'reviewWords' && { text: true }),
    ...(error.rule === 'fileMissing' &&
      names.some((name) => name.startsWith('pictureKeys')) && { pictures: 'refused' }),
    ...(error.rule === 'fileMissing' && names.includes('videoKey') && { video: 'refused' }),
  };
}

export const inputOf = ({ stars, tags, text, anonymous, pictures, video }: ReviewDraft): ReviewInput => ({
  stars,
  tags: [...tags],
  text: text.trim(),
  pictureKeys: pictures.map(({ key }) => key),
  videoKey: video?.key ?? null,
  anonymous,
});
