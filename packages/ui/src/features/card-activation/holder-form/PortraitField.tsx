import { faceUploadMegabytes } from '@yunyou/contract';
import { useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { FormProblem, failureText, useLazySheet, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './HolderForm.module.css';

export interface PortraitFieldProps {
  /** The person on a card whose portrait it is. */
  personId: string;
  /** Key of the portrait that was uploaded; empty for none. */
  faceKey: string;
  /** Called with the key of an uploaded one, or with an empty one. */
  onChange: (faceKey: string) => void;
  /** A guardian answers for the person: none is the usual answer. */
  isChild: boolean;
  /** Whether the portrait was agreed to; without it `onAsk` leads to the text first. */
  isAgreed: boolean;
  /** Leads to the text that is agreed to before the camera opens. */
  onAsk: () => void;
  /** What is wrong with it. */
  problem: string | undefined;
}

const MEGABYTE = 1_048_576;

/** A portrait, or none: both answers are of one size. The camera opens after the text was agreed to. */
export function PortraitField({
  personId,
  faceKey,
  onChange,
  isChild,
  isAgreed,
  onAsk,
  problem,
}: PortraitFieldProps) {
  const { cardActivation } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const input = useRef<HTMLInputElement>(null);
  const camera = useLazySheet(() => import('./CameraSheet.lazy'));
  const [shown, setShown] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const hasCamera = typeof navigator !== 'undefined' && navigator.mediaDevices !== undefined;

  const send = async (picture: Blob, fileName: string) => {
    setFailure(undefined);
    if (picture.size > faceUploadMegabytes * MEGABYTE) {
      setFailure(t('cardActivation.form.tooLarge', { size: faceUploadMegabytes }));
      return;
    }
    if (!picture.type.startsWith('image/')) {
      setFailure(t('cardActivation.form.notPicture'));
      return;
    }
    setShown((before) => {
      if (before) URL.revokeObjectURL(before);
      return URL.createObjectURL(picture);
    });
    setBusy(true);
    try {
      onChange(await (await cardActivation()).uploadPicture(personId, { file: picture, fileName }));
    } catch (error) {
      onChange('');
      setFailure(failureText(texts, error));
    } finally {
      setBusy(false);
    }
  };
  const drop = () => {
    setFailure(undefined);
    setShown(undefined);
    onChange('');
  };
  const isThere = faceKey !== '' || busy;

  return (
    <fieldset className={styles.part}>
      <legend>{t('cardActivation.form.portrait')}</legend>
      <p className={styles.quiet}>
        {t(isChild ? 'cardActivation.form.portraitChild' : 'cardActivation.form.portraitHint')}
      </p>
      {shown && isThere && (
        <img
          className={styles.portrait}
          src={shown}
          alt={t('cardActivation.form.portraitAlt')}
          width={180}
          height={240}
        />
      )}
      {isThere && (
        <p role="status" className={styles.quiet}>
          {t(busy ? 'cardActivation.form.uploading' : 'cardActivation.form.portraitReady')}
        </p>
      )}
      {isAgreed ? (
        <div className={styles.answers}>
          {hasCamera && (
            <Button variant="outline" size="large" block disabled={busy} onClick={() => camera.setOpen(true)}>
              {t(isThere ? 'cardActivation.form.retake' : 'cardActivation.form.takePicture')}
            </Button>
          )}
          <Button variant="outline" size="large" block disabled={busy} onClick={() => input.current?.click()}>
            {t('cardActivation.form.choosePicture')}
          </Button>
          <Button variant="outline" size="large" block disabled={busy} aria-pressed={!isThere} onClick={drop}>
            {t(
              isThere
                ? 'cardActivation.form.removePortrait'
                : isChild
                  ? 'cardActivation.form.noPortraitChild'
                  : 'cardActivation.form.noPortrait',
            )}
          </Button>
        </div>
      ) : (
        <div className={styles.answers}>
          <Button variant="outline" size="large" block onClick={onAsk}>
            {t('cardActivation.form.addPortrait')}
          </Button>
          <Button variant="outline" size="large" block aria-pressed onClick={drop}>
            {t(isChild ? 'cardActivation.form.noPortraitChild' : 'cardActivation.form.noPortrait')}
          </Button>
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('cardActivation.form.choosePicture')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) void send(file, file.name);
        }}
      />
      <FormProblem>{failure ?? problem}</FormProblem>
      {camera.Sheet && (
        <camera.Sheet
          open={camera.open}
          onOpenChange={camera.setOpen}
          onTaken={(picture) => {
            camera.setOpen(false);
            void send(picture, 'portrait.jpg');
          }}
        />
      )}
    </fieldset>
  );
}
