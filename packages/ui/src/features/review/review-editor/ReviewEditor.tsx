import {
  type ReviewForm,
  type ReviewInput,
  reviewDraftDays,
  reviewPicturesMax,
  reviewReasonMin,
  reviewReasonStars,
  reviewTagsMax,
  reviewTextMax,
  reviewVideoMaxMegabytes,
} from '@yunyou/contract';
import type { ReviewDraft } from '@yunyou/sdk';
import { useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { Checkbox } from '../../../components/checkbox';
import { Chip, ChipList } from '../../../components/chip';
import { Form } from '../../../components/form';
import { Rate } from '../../../components/rate';
import { TextArea } from '../../../components/text-area';
import { type UploadedFile, Uploader, type UploadFunction } from '../../../components/uploader';
import { errorText, FormProblem } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './ReviewEditor.module.css';
import {
  emptyDraft,
  inputOf,
  problemsOf,
  type ReviewProblems,
  refusedFields,
  tagsFor,
} from './review-form-state';

export interface ReviewEditorProps {
  /** What can be said in a word, by how many stars are given. Default nothing. */
  tags?: ReviewForm['tags'];
  /** What was written before. Default nothing. */
  draft?: ReviewDraft;
  /** Called with every change, to be kept. Default nothing. */
  onDraftChange?: (draft: ReviewDraft) => void;
  /** Sends one file; the SDK's `reviews.upload` fits. */
  upload: UploadFunction;
  /** Posts the review. A rejection is said at its field or under the form, and nothing is lost. */
  onSubmit: (review: ReviewInput) => Promise<unknown>;
}

/** Asks what somebody thought of it: stars are needed, reasons where they are few; pictures are welcome. */
export function ReviewEditor({
  tags = [],
  draft = emptyDraft,
  onDraftChange,
  upload,
  onSubmit,
}: ReviewEditorProps) {
  const { t } = useTexts();
  const [review, setReview] = useState(draft);
  /** Two files may be told of before the next render. */
  const latest = useRef(draft);
  const [unsent, setUnsent] = useState({ pictures: 0, video: 0 });
  const [problems, setProblems] = useState<ReviewProblems>({});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { stars, text, anonymous } = review;

  const change = (part: Partial<ReviewDraft>) => {
    const next = { ...latest.current, ...part };
    const fitting = new Set(tagsFor(tags, next.stars).map(({ id }) => id));
    const kept = { ...next, tags: next.tags.filter((id) => fitting.has(id)) };
    latest.current = kept;
    setReview(kept);
    onDraftChange?.(kept);
    // What was wrong and is being mended is not held against anybody.
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };
  const toggleTag = (id: string) =>
    change({
      tags: review.tags.includes(id) ? review.tags.filter((one) => one !== id) : [...review.tags, id],
    });

  const submit = async () => {
    setProblem(undefined);
    const found = problemsOf(review, unsent);
    setProblems(found);
    if (Object.keys(found).length > 0) return false;
    setBusy(true);
    try {
      await onSubmit(inputOf(review));
      return true;
    } catch (error) {
      const fields = refusedFields(error);
      setProblems(fields);
      setProblem(errorText(error) ?? t('review.failed'));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const fileProblem = (is: ReviewProblems['pictures'], count: number) =>
    is === 'unsent' && count > 0 ? t('review.unsent', { count }) : is === 'refused' ? problem : undefined;
  const offered = tagsFor(tags, stars);

  return (
    <Form
      onSubmit={submit}
      actions={
        <>
          <FormProblem>{problem}</FormProblem>
          <Button type="submit" size="large" block loading={busy}>
            {t('review.submit')}
          </Button>
          {onDraftChange && (
            <p className={styles.kept}>{t('review.draft.kept', { days: reviewDraftDays })}</p>
          )}
        </>
      }
    >
      <div>
        <Rate label={t('review.stars')} value={stars} onValueChange={(value) => change({ stars: value })} />
        {problems.stars && <FormProblem>{t('review.starsMissing')}</FormProblem>}
      </div>
      {offered.length > 0 && (
        <div className={styles.tags}>
          <span className={styles.label}>
            {t('review.tags')}{' '}
            <span className={styles.hint}>{t('review.tags.hint', { max: reviewTagsMax })}</span>
          </span>
          <ChipList aria-label={t('review.tags')}>
            {offered.map(({ id, name }) => {
              const selected = review.tags.includes(id);
              const isFull = !selected && review.tags.length >= reviewTagsMax;
              return (
                <Chip key={id} selected={selected} onClick={() => !isFull && toggleTag(id)}>
                  {name}
                </Chip>
              );
            })}
          </ChipList>
        </div>
      )}
      <TextArea
        label={t('review.text')}
        placeholder={t('review.placeholder')}
        rows={5}
        maxLength={reviewTextMax}
        required={stars > 0 && stars <= reviewReasonStars}
        value={text}
        error={problems.text && t('review.textNeeded', { min: reviewReasonMin })}
        onValueChange={(value) => change({ text: value })}
      />
      <Uploader
        label={t('review.pictures', { max: reviewPicturesMax })}
        hint={t('review.picturesHint', { max: reviewPicturesMax })}
        max={reviewPicturesMax}
        upload={upload}
        defaultValue={draft.pictures}
        error={fileProblem(problems.pictures, unsent.pictures)}
        onValueChange={(pictures: UploadedFile[]) => change({ pictures })}
        onUnsentChange={(count) => setUnsent((before) => ({ ...before, pictures: count }))}
      />
      <Uploader
        label={t('review.videoAdd')}
        hint={t('review.videoHint')}
        max={1}
        accept="video/mp4"
        maxMegabytes={reviewVideoMaxMegabytes}
        upload={upload}
        defaultValue={draft.video ? [draft.video] : []}
        error={fileProblem(problems.video, unsent.video)}
        onValueChange={([video]: UploadedFile[]) => change({ video: video ?? null })}
        onUnsentChange={(count) => setUnsent((before) => ({ ...before, video: count }))}
      />
      <div>
        <Checkbox checked={anonymous} onCheckedChange={(value) => change({ anonymous: value })}>
          {t('review.anonymous')}
        </Checkbox>
        <p className={styles.kept}>{t('review.anonymousHint')}</p>
      </div>
    </Form>
  );
}
