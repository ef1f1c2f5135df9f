import { useState } from 'react';
import { failureText, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import type { KnownBargain } from '../use-bargain';

export interface Helping {
  /** Cuts the price of the bargain shown. */
  help: () => Promise<void>;
  /** What was cut off just now; undefined before. */
  cutFen: number | undefined;
  /** Why it could not be done; empty for nothing. */
  problem: string;
}

/** Helping somebody. What the server says of the bargain afterwards is shown; where it says why not, that stands alone. */
export function useHelping({ detail, ask }: KnownBargain): Helping {
  const sdk = useSdk();
  const texts = useTexts();
  const [cutFen, setCutFen] = useState<number>();
  const [problem, setProblem] = useState('');
  return {
    cutFen,
    problem,
    async help() {
      setProblem('');
      try {
        const answer = await (await sdk.bargains()).help(detail.bargain.id, { silent: true });
        setCutFen(answer.cutFen);
        await ask();
      } catch (error) {
        const now = await ask();
        if (!now?.refused) setProblem(failureText(texts, error));
      }
    },
  };
}
