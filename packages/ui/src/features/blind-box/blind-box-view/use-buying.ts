import type { BlindBoxDetail } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { useRef, useState } from 'react';
import { failureText, useSdk, useSession } from '../../../shell';
import { useTexts } from '../../../texts';
import { type Rules, useRules } from '../../activity/activity-product';
import type { Standing } from './use-standing';

export interface Buying {
  rules: Rules;
  /** What stands in the way, in words; empty for nothing. */
  problem: string;
  busy: boolean;
  /** Buys so many: the login, the rules and the age come first, each once. `askAge` is called where it is to be stated. */
  buy: (quantity: number, askAge: () => void) => Promise<void>;
  /** The age was stated: what was to be bought is. */
  goOn: () => Promise<void>;
}

interface BuyingOptions {
  standing: Standing;
  /** Called with how many, once nothing stands in the way. */
  onBuy: (quantity: number) => unknown;
  /** What the page knows is too old. */
  onRefresh: () => Promise<unknown>;
}

/** The way to the order form. */
export function useBuying(
  set: Pick<BlindBoxDetail, 'activeId' | 'rulesVersion'>,
  { standing, onBuy, onRefresh }: BuyingOptions,
): Buying {
  const sdk = useSdk();
  const texts = useTexts();
  const { token } = useSession();
  const { activeId, rulesVersion } = set;
  const rules = useRules(set, standing.value?.agreed ?? false);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const wanted = useRef(1);

  const failed = async (error: unknown) => {
    setProblem(failureText(texts, error));
    if (!isApiError(error) || error.rule !== 'rulesChanged') return;
    rules.tick(false);
    await onRefresh();
  };

  const goOn = async () => {
    setBusy(true);
    try {
      await onBuy(wanted.current);
    } finally {
      setBusy(false);
    }
  };

  const afterRules = async (askAge: () => void) => {
    setBusy(true);
    try {
      // As it is now: the rules or the age may have been settled on another device.
      const boxes = await sdk.blindBoxes();
      const { agreed, age } = await boxes.standing(activeId, { silent: true });
      if (!agreed) await boxes.agree(activeId, rulesVersion, { silent: true });
      if (age === 'allowed') await onBuy(wanted.current);
      else askAge();
      void standing.reload();
    } catch (error) {
      await failed(error);
    } finally {
      setBusy(false);
    }
  };

  return {
    ...{ rules, problem, busy, goOn },
    async buy(quantity, askAge) {
      setProblem('');
      wanted.current = quantity;
      if (token === undefined) {
        sdk.navigation.leadToLogin();
        return;
      }
      const { agreed = false } = standing.value ?? (await standing.reload()) ?? {};
      await (agreed ? afterRules(askAge) : rules.first(() => afterRules(askAge)));
    },
  };
}
