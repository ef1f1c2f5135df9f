import type { ActivityDetail, BargainProduct } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { useState } from 'react';
import { failureText, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { type Rules, useRules } from '../../activity/activity-product';

export interface Starting {
  rules: Rules;
  /** Why it cannot be started; empty for nothing. */
  problem: string;
  /** The member has as many running as they can. */
  isAtLimit: boolean;
  /** Starts a bargain; asks for the rules first where they are not agreed to. */
  start: () => Promise<void>;
}

export interface StartingOptions {
  product: Pick<BargainProduct, 'activityProductId' | 'productSpec'>;
  activity: Pick<ActivityDetail, 'activeId' | 'rulesVersion'>;
  /** The server knows that they are agreed to. */
  isAgreed: boolean;
  /** Called with the bargain that was started. */
  onStarted: (bargainId: string) => unknown;
  /** What the page knows is too old. */
  onRefresh: () => Promise<unknown>;
}

/** The rules are others, or no longer agreed to. */
const ruleRules: readonly string[] = ['rulesChanged', 'rulesNotAgreed'];
/** The page shows another state than the server has. */
const staleRules: readonly string[] = [
  ...ruleRules,
  'bargainAlreadyRunning',
  'activitySoldOut',
  'activityOver',
  'notStarted',
];

/** Starting a bargain: the rules come first, once. */
export function useStarting({
  product: { activityProductId, productSpec },
  activity,
  ...options
}: StartingOptions): Starting {
  const sdk = useSdk();
  const texts = useTexts();
  const { activeId, rulesVersion } = activity;
  const rules = useRules(activity, options.isAgreed);
  const [failure, setFailure] = useState<unknown>();
  const rule = isApiError(failure) ? (failure.rule ?? '') : '';

  const goOn = async () => {
    try {
      const bargains = await sdk.bargains();
      if (!options.isAgreed) await bargains.agree(activeId, rulesVersion, { silent: true });
      const wanted = { activityProductId, productSpec, rulesVersion };
      const { bargain } = await bargains.start(wanted, { silent: true });
      await options.onStarted(bargain.id);
    } catch (error) {
      setFailure(error);
      const refused = isApiError(error) ? (error.rule ?? '') : '';
      if (ruleRules.includes(refused)) rules.tick(false);
      if (staleRules.includes(refused)) await options.onRefresh();
    }
  };
  return {
    rules,
    problem: failure === undefined ? '' : failureText(texts, failure),
    isAtLimit: rule === 'bargainLimit',
    async start() {
      setFailure(undefined);
      await rules.first(goOn);
    },
  };
}
