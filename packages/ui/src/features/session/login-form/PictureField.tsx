import { pictureCodeLength } from '@yunyou/contract';
import { TextField } from '../../../components/text-field';
import { useTexts } from '../../../texts';
import styles from './LoginForm.module.css';
import type { PictureCheck } from './use-picture-check';

export interface PictureFieldProps extends Pick<PictureCheck, 'digits' | 'setDigits' | 'renew'> {
  /** Address of the picture. */
  image: string;
  /** What is wrong with the digits. Default nothing. */
  problem?: string;
}

/** The digits of a picture; a press on it shows another. */
export function PictureField({ image, digits, setDigits, renew, problem }: PictureFieldProps) {
  const { t } = useTexts();
  return (
    <TextField
      label={t('session.login.picture')}
      value={digits}
      onValueChange={(text) => setDigits(text.replace(/\D/g, '').slice(0, pictureCodeLength))}
      inputMode="numeric"
      autoComplete="off"
      error={problem}
      suffix={
        <button
          type="button"
          className={styles.picture}
          aria-label={t('session.login.anotherPicture')}
          onClick={() => void renew().catch(() => {})}
        >
          <img src={image} alt="" />
        </button>
      }
      required
    />
  );
}
