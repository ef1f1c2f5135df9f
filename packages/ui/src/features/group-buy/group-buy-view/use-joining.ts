import type { ActivityDetail } from '@yunyou/contract';
import { type GrabRequest, isApiError } from '@yunyou/sdk';
import { useState } from 'react';
import { failureText, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { type Rules, useRules } from '../../activity/activity-product';

/** What is ordered: day or stay, and how many. */
export type GroupWanted = GrabRequest;

export interface Joining {
  rules: Rules;
  /** Why it cannot go on; empty for nothing. */
  problem: string;
  /** Goes on to the order form: with a group to join it, without one to open one. */
  order: (groupId?: string) => Promise<void>;
}

export interface JoiningOptions {
  activity: Pick<ActivityDetail, 'activeId' | 'rulesVersion'>;
  /** The server knows that they are agreed to. */
  isAgreed: boolean;
  /** What is chosen; undefined while a day is missing. */
  wanted: GroupWanted | undefined;
  onOrder: (wanted: GroupWanted, groupId?: string) => unknown;
  /** Other rules are in force by now. */
  onRefresh: () => Promise<unknown>;
}

/** Opening or joining a group: the rules come first, once, then the order form. */
export function useJoining({ activity, isAgreed, wanted, onOrder, onRefresh }: JoiningOptions): Joining {
  const sdk = useSdk();
  const texts = useTexts();
  const { activeId, rulesVersion } = activity;
  const rules = useRules(activity, isAgreed);
  const [problem, setProblem] = useState('');

  const goOn = async (groupId?: string) => {
    if (!wanted) return;
    try {
      if (!isAgreed) await (await sdk.groupBuy()).agree(activeId, rulesVersion, { silent: true });
      await onOrder(wanted, groupId);
    } catch (error) {
      setProblem(failureText(texts, error));
      if (isApiError(error) && error.rule === 'rulesChanged') {
        rules.tick(false);
        await onRefresh();
      }
    }
  };
  return {
    rules,
    problem,
    async order(groupId) {
      setProblem('');
      if (!wanted) return setProblem(texts.t('groupBuy.dayMissing'));
      await rules.first(() => goOn(groupId));
    },
  };
}
