import type { ActivityDetail } from '@yunyou/contract';
import { type GrabRequest, isApiError } from '@yunyou/sdk';
import { useState } from 'react';
import { failureText, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';

/** What is ordered: day or stay, and how many. */
export type GroupWanted = GrabRequest;

export interface Joining {
  /** The rules are agreed to, as the server has it, or ticked here. */
  isAgreed: boolean;
  tick: (on: boolean) => void;
  /** The dialog with the rules. */
  rulesOpen: boolean;
  setRulesOpen: (open: boolean) => void;
  /** Called by the button of that dialog. */
  onAgree: () => void;
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
  // A tick is for the rules that were there when it was set.
  const [ticked, setTicked] = useState('');
  const [rulesOpen, setRulesOpen] = useState(false);
  /** What the rules stood in the way of. */
  const [waiting, setWaiting] = useState<{ groupId: string | undefined }>();
  const [problem, setProblem] = useState('');
  const isTicked = ticked === rulesVersion;

  const goOn = async (groupId?: string) => {
    if (!wanted) return;
    try {
      if (!isAgreed) await (await sdk.groupBuy()).agree(activeId, rulesVersion, { silent: true });
      await onOrder(wanted, groupId);
    } catch (error) {
      setProblem(failureText(texts, error));
      if (isApiError(error) && error.rule === 'rulesChanged') {
        setTicked('');
        await onRefresh();
      }
    }
  };
  return {
    isAgreed: isAgreed || isTicked,
    tick: (on) => setTicked(on ? rulesVersion : ''),
    rulesOpen,
    setRulesOpen(open) {
      setRulesOpen(open);
      if (!open) setWaiting(undefined);
    },
    onAgree() {
      setTicked(rulesVersion);
      if (waiting) void goOn(waiting.groupId);
    },
    problem,
    async order(groupId) {
      setProblem('');
      if (!wanted) return setProblem(texts.t('groupBuy.dayMissing'));
      if (isAgreed || isTicked) return goOn(groupId);
      setWaiting({ groupId });
      setRulesOpen(true);
    },
  };
}
