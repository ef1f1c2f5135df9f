import { reviewPicturesMax, reviewTextMax } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Form } from '../../../components/form';
import { Popup } from '../../../components/popup';
import { TextArea } from '../../../components/text-area';
import { useToast } from '../../../components/toast';
import { type UploadedFile, Uploader } from '../../../components/uploader';
import { errorText, FormProblem, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';

export interface AppendSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** The review that is added to. */
  reviewId: string;
  /** Called when something was added. */
  onDone: () => void;
}

export const areas = ['components', 'kit', 'review'] as const;

/** Asks what there is to add to a review, once. */
export default function AppendSheet({ open, onOpenChange, reviewId, onDone }: AppendSheetProps) {
  const { t } = useTexts();
  const { reviews } = useSdk();
  const { show } = useToast();
  const [text, setText] = useState('');
  const [pictures, setPictures] = useState<readonly UploadedFile[]>([]);
  const [unsent, setUnsent] = useState(0);
  const [problems, setProblems] = useState<{ text?: string; pictures?: string; other?: string }>({});
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    const found = {
      ...(text.trim() === '' && { text: t('review.append.missing') }),
      ...(unsent > 0 && { pictures: t('review.unsent', { count: unsent }) }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return false;
    setBusy(true);
    try {
      const pictureKeys = pictures.map(({ key }) => key);
      const { state } = await reviews.append(
        { id: reviewId, text: text.trim(), pictureKeys },
        { silent: true },
      );
      show(t(state === 'visible' ? 'review.append.done' : 'review.append.pending'), { kind: 'success' });
      onOpenChange(false);
      onDone();
      return true;
    } catch (error) {
      const words = errorText(error) ?? t('review.failed');
      const isFile = isApiError(error) && error.rule === 'fileMissing';
      setProblems(isFile ? { pictures: words } : { other: words });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return (
    <Popup open={open} onOpenChange={onOpenChange} title={t('review.append.title')}>
      <Form
        onSubmit={submit}
        actions={
          <>
            <FormProblem>{problems.other}</FormProblem>
            <Button type="submit" size="large" block loading={busy}>
              {t('review.append.submit')}
            </Button>
          </>
        }
      >
        <TextArea
          label={t('review.text')}
          hint={t('review.append.hint')}
          error={problems.text}
          required
          rows={4}
          maxLength={reviewTextMax}
          value={text}
          onValueChange={setText}
        />
        <Uploader
          label={t('review.pictures', { max: reviewPicturesMax })}
          hint={t('review.picturesHint', { max: reviewPicturesMax })}
          max={reviewPicturesMax}
          upload={reviews.upload}
          error={problems.pictures}
          onValueChange={setPictures}
          onUnsentChange={setUnsent}
        />
      </Form>
    </Popup>
  );
}
