import { type FlashEntry, type FlashItem, flashEntryOpensMs, pictureCodeLength } from '@yunyou/contract';
import { useEffect, useRef, useState } from 'react';
import { useSdk } from '../../../shell';
import { isPictureProblem } from '../../session/login-form/use-picture-check';

export interface GrabGuard {
  /** The picture whose digits are asked for; undefined where none is, or it is solved. */
  image: string | undefined;
  digits: string;
  setDigits: (digits: string) => void;
  /** Shows another picture. */
  renew: () => Promise<void>;
  /** The last digits were wrong. */
  isWrong: boolean;
  /** The solved picture. */
  solvedId: string | undefined;
  /** Asks for another entry: the last one is used up. */
  again: () => void;
}

/**
 * Enters a sale as soon as it may be, and has the picture solved before the start, so that it costs no time then. `onFailure`:
 * the digits could not be checked.
 */
export function useGrabGuard(
  { activityProductId, startsAtMs }: Pick<FlashItem, 'activityProductId' | 'startsAtMs'>,
  mayEnter: boolean,
  onFailure: (error: unknown) => void,
): GrabGuard {
  const sdk = useSdk();
  const [picture, setPicture] = useState<FlashEntry['picture']>(null);
  const [digits, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [solvedId, setSolvedId] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew
  useEffect(() => {
    if (!mayEnter) return;
    let isCurrent = true;
    const enterNow = () =>
      sdk
        .flashSale()
        .then(({ enter }) => enter(activityProductId, { silent: true }))
        .then((entry) => isCurrent && setPicture(entry.picture))
        // The grab itself enters too, and says why it cannot.
        .catch(() => {});
    const opensInMs = startsAtMs - flashEntryOpensMs - sdk.clock.now();
    const timer = opensInMs > 0 ? setTimeout(enterNow, opensInMs) : void enterNow();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [sdk, activityProductId, startsAtMs, mayEnter, attempt]);

  const renew = async () => {
    const { picture: another } = await sdk.logins();
    const next = await another({ silent: true });
    if (!isHere.current) return;
    setPicture(next);
    setTyped('');
  };
  const solve = async (code: string) => {
    if (!picture) return;
    try {
      await (await sdk.logins()).solvePicture(picture.picId, code, { silent: true });
      if (!isHere.current) return;
      setSolvedId(picture.picId);
      setIsWrong(false);
    } catch (error) {
      if (!isHere.current) return;
      if (!isPictureProblem(error)) return onFailure(error);
      setIsWrong(true);
      await renew().catch(() => {});
    }
  };
  return {
    image: solvedId === undefined ? picture?.image : undefined,
    digits,
    setDigits(code) {
      setTyped(code);
      if (code.length === pictureCodeLength) void solve(code);
    },
    renew,
    isWrong,
    solvedId,
    again() {
      setPicture(null);
      setSolvedId(undefined);
      setTyped('');
      setIsWrong(false);
      setAttempt((count) => count + 1);
    },
  };
}
