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
  /** Has a code sent, with the solved picture where one was asked for. Rejects with ApiError; a picture that is needed is shown then. */
  requestCode: (send: (picId: string | undefined) => Promise<unknown>) => Promise<void>;
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
    async requestCode(send) {
      try {
        if (picture) await (await sdk.logins()).solvePicture(picture.picId, digits, { silent: true });
        await send(picture?.picId);
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
