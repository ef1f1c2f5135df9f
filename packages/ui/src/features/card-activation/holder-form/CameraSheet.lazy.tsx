import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { Popup } from '../../../components/popup';
import { FormProblem } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './CameraSheet.module.css';

export interface CameraSheetProps {
  /** Whether the sheet is open; the camera runs only then. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** Called with a JPEG. */
  onTaken: (picture: Blob) => void;
}

export const areas = ['card-activation', 'components', 'kit'] as const;

/** What the camera is asked for: larger than what is kept, so that the server can cut it. */
const ASKED = { video: { facingMode: 'user', width: { ideal: 960 }, height: { ideal: 1280 } }, audio: false };
const QUALITY = 0.9;

/** Takes a portrait: the camera with an oval to look into. */
export default function CameraSheet({ open, onOpenChange, onTaken }: CameraSheetProps) {
  const { t } = useTexts();
  return (
    <Popup open={open} onOpenChange={onOpenChange} title={t('cardActivation.camera')}>
      {open && <Camera onTaken={onTaken} />}
    </Popup>
  );
}

function Camera({ onTaken }: Pick<CameraSheetProps, 'onTaken'>) {
  const { t } = useTexts();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'opening' | 'running' | 'failed'>('opening');
  const [taken, setTaken] = useState<{ picture: Blob; url: string }>();

  useEffect(() => {
    let stream: MediaStream | undefined;
    let isLeft = false;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    navigator.mediaDevices.getUserMedia(ASKED).then(
      (given) => {
        stream = given;
        if (isLeft || !video.current) return stop();
        video.current.srcObject = given;
        setState('running');
      },
      () => setState('failed'),
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, []);

  useEffect(() => () => (taken ? URL.revokeObjectURL(taken.url) : undefined), [taken]);

  const shoot = () => {
    const source = video.current;
    if (!source) return;
    const canvas = document.createElement('canvas');
    canvas.width = source.videoWidth;
    canvas.height = source.videoHeight;
    canvas.getContext('2d')?.drawImage(source, 0, 0);
    canvas.toBlob(
      (picture) => picture && setTaken({ picture, url: URL.createObjectURL(picture) }),
      'image/jpeg',
      QUALITY,
    );
  };

  return (
    <div className={styles.root}>
      <p className={styles.hint}>{t('cardActivation.camera.hint')}</p>
      <div className={styles.stage}>
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          className={styles.picture}
          hidden={taken !== undefined}
        />
        {taken && (
          <img
            src={taken.url}
            alt={t('cardActivation.form.portraitAlt')}
            className={styles.picture}
            width={480}
            height={640}
          />
        )}
        <span aria-hidden="true" className={styles.oval} />
      </div>
      {state === 'failed' && <FormProblem>{t('cardActivation.camera.failed')}</FormProblem>}
      {taken ? (
        <div className={styles.answers}>
          <Button variant="outline" size="large" block onClick={() => setTaken(undefined)}>
            {t('cardActivation.form.retake')}
          </Button>
          <Button size="large" block onClick={() => onTaken(taken.picture)}>
            {t('cardActivation.camera.use')}
          </Button>
        </div>
      ) : (
        <Button size="large" block disabled={state !== 'running'} onClick={shoot}>
          {t('cardActivation.camera.shoot')}
        </Button>
      )}
    </div>
  );
}
