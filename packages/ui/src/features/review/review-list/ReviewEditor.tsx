import { albumMaxCount, type ReviewInput } from '@yunyou/contract';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Checkbox } from '../../../components/checkbox';
import { Form } from '../../../components/form';
import { Rate } from '../../../components/rate';
import { TextArea } from '../../../components/text-area';
import { type UploadedFile, Uploader, type UploadFunction } from '../../../components/uploader';
import { errorText, FormProblem } from '../../../shell';
import { useTexts } from '../../../texts';

export interface ReviewEditorProps {
  /** Sends one picture; the SDK's `uploadFile` fits. */
  upload: UploadFunction;
  /** Posts the review. A rejection is said under the form, and nothing is lost. */
  onSubmit: (review: ReviewInput) => Promise<unknown>;
}

/** Asks what somebody thought of it: stars are needed, words and pictures are welcome. */
export function ReviewEditor({ upload, onSubmit }: ReviewEditorProps) {
  const { t } = useTexts();
  const [stars, setStars] = useState(0);
  const [text, setText] = useState('');
  const [pictures, setPictures] = useState<readonly UploadedFile[]>([]);
  const [anonymous, setAnonymous] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const submit = async () => {
    setProblem(undefined);
    if (stars === 0) {
      setProblem(t('review.starsMissing'));
      return false;
    }
    setBusy(true);
    try {
      await onSubmit({
        stars,
        text: text.trim(),
        pictureKeys: pictures.map((picture) => picture.key),
        anonymous,
      });
      return true;
    } catch (error) {
      setProblem(errorText(error) ?? t('review.failed'));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form
      onSubmit={submit}
      actions={
        <>
          <FormProblem>{problem}</FormProblem>
          <Button type="submit" size="large" block loading={busy}>
            {t('review.submit')}
          </Button>
        </>
      }
    >
      <Rate label={t('review.stars')} value={stars} onValueChange={setStars} />
      <TextArea
        label={t('review.text')}
        placeholder={t('review.placeholder')}
        rows={5}
        value={text}
        onValueChange={setText}
      />
      <Uploader
        label={t('review.pictures', { max: albumMaxCount })}
        max={albumMaxCount}
        upload={upload}
        onValueChange={setPictures}
      />
      <Checkbox checked={anonymous} onCheckedChange={setAnonymous}>
        {t('review.anonymous')}
      </Checkbox>
    </Form>
  );
}
