import { pictureCodeLength } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { failureText } from '../../../shell';
import { useTexts } from '../../../texts';
import { isPictureProblem, type PictureCheck, usePictureCheck } from './use-picture-check';

export interface CodeSending {
  check: PictureCheck;
  /** Has a code sent; what is wrong is said at `field`, or at the picture. Resolves to whether the wait for another begins. */
  sendCode: (field: string, send: (picId: string | undefined) => Promise<unknown>) => Promise<boolean>;
}

/** Asking for codes in a form that says what is wrong at its fields. */
export function useCodeSending(refuse: (problems: Record<string, string>) => void): CodeSending {
  const texts = useTexts();
  const check = usePictureCheck();
  return {
    check,
    async sendCode(field, send) {
      if (check.picture && check.digits.length !== pictureCodeLength) {
        refuse({ picture: texts.t('session.login.pictureMissing', { count: pictureCodeLength }) });
        return false;
      }
      try {
        await check.requestCode(send);
        return true;
      } catch (error) {
        refuse({ [isPictureProblem(error) ? 'picture' : field]: failureText(texts, error) });
        // A code was sent a moment ago: the wait goes on, the button counts it down.
        return isApiError(error) && error.rule === 'codeTooSoon';
      }
    },
  };
}
