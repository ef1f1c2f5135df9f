import type { ResponseOf } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { useState } from 'react';
import { useSdk } from '../../../shell';

type CheckPicture = ResponseOf<'login', 'picture'>;

export interface PictureCheck {
  /** Shown once the server asks for its digits; null before. */
  picture: CheckPicture | null;
  /** What was typed of them. */
  digits: string;
  setDigits: (digits: string) => void;
  /** Shows another picture. Rejects with ApiError. */
  renew: () => Promise<void>;
  /** Sends a code, with the picture's digits where they were asked for. Rejects with ApiError; a picture that is needed is shown then. */
  requestCode: (mobile: string) => Promise<void>;
}

/** Asking for codes: whoever asks for many first types the digits of a picture. */
export function usePictureCheck(): PictureCheck {
  const sdk = useSdk();
  const [picture, setPicture] = useState<CheckPicture | null>(null);
  const [digits, setDigits] = useState('');
  const renew = async () => {
    const logins = await sdk.logins();
    setPicture(await logins.picture({ silent: true }));
    setDigits('');
  };
  return {
    picture,
    digits,
    setDigits,
    renew,
    async requestCode(mobile) {
      try {
        if (picture) await (await sdk.logins()).solvePicture(picture.picId, digits, { silent: true });
        await sdk.session.requestCode(mobile, { silent: true, picId: picture?.picId });
        setPicture(null);
      } catch (error) {
        if (isPictureProblem(error)) await renew();
        throw error;
      }
    },
  };
}

/** Whether the picture's digits are missing or wrong. */
export const isPictureProblem = (error: unknown): boolean =>
  isApiError(error) && (error.rule === 'pictureNeeded' || error.rule === 'pictureWrong');
