import type { OwnLottery, ResponseOf } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { useEffect, useRef, useState } from 'react';
import { failureText, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { type Rules, useRules } from '../../activity/activity-product';
import { useSubscriptionOffer } from '../../subscription/reminder';

/** What the server said of the last draw. */
type Drawn = ResponseOf<'lottery', 'draw'>;

export interface Drawing {
  rules: Rules;
  /** As the last answer has it. */
  chancesLeft: number;
  /** What was drawn last; undefined before. */
  result: Drawn | undefined;
  /** The stage has shown it, and it was not put away. */
  isShown: boolean;
  /** Puts it away. The first time it is asked whether messages about tomorrow's chances are wanted. */
  close: () => void;
  /** Why the last draw did not work; empty for nothing to say. */
  problem: string;
  /** Uses a chance, after the rules where they are not agreed to: resolves to the prize's id. */
  draw: () => Promise<string>;
  /** It can be seen what was drawn. */
  onShown: () => void;
}

/** The occasion on which whoever drew is asked for messages about tomorrow's chances. */
const drawDone = 'drawDone';

/** The rules are others, or no longer agreed to. */
const ruleRules: readonly string[] = ['rulesChanged', 'rulesNotAgreed'];
/** The page shows another state than the server has. */
const staleRules: readonly string[] = [
  ...ruleRules,
  'seedChanged',
  'noChances',
  'activityOver',
  'notStarted',
];

/** Drawing: the rules come first, once; what was drawn is told when the stage has shown it. */
export function useDrawing(lottery: OwnLottery, onRefresh: () => Promise<unknown>): Drawing {
  const sdk = useSdk();
  const texts = useTexts();
  const { activeId, commitment, rulesVersion } = lottery;
  const rules = useRules(lottery, lottery.agreed);
  const [drawn, setDrawn] = useState<Drawn>();
  const [isShown, setShown] = useState(false);
  const [problem, setProblem] = useState('');
  const offer = useSubscriptionOffer();
  const isOffered = useRef(false);
  /** Ends a draw that waits for the rules. */
  const giveUp = useRef<() => void>(undefined);
  useEffect(() => {
    if (!rules.isOpen) giveUp.current?.();
  }, [rules.isOpen]);

  const failed = async (error: unknown) => {
    const rule = isApiError(error) ? (error.rule ?? '') : '';
    const isLost = isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
    setProblem(isLost ? texts.t('lottery.lost') : failureText(texts, error));
    if (ruleRules.includes(rule)) rules.tick(false);
    if (staleRules.includes(rule)) await onRefresh();
  };

  const ask = async (): Promise<string> => {
    try {
      const lotteries = await sdk.lotteries();
      if (!lottery.agreed) await lotteries.agree(activeId, rulesVersion, { silent: true });
      const answer = await lotteries.draw({ activeId, commitment, rulesVersion }, { silent: true });
      setDrawn(answer);
      return answer.record.prize.id;
    } catch (error) {
      await failed(error);
      throw error;
    }
  };

  return {
    rules,
    chancesLeft: drawn && drawn.nowMs > lottery.nowMs ? drawn.chancesLeft : lottery.chancesLeft,
    ...{ result: drawn, isShown },
    close() {
      setShown(false);
      if (isOffered.current) return;
      isOffered.current = true;
      void offer(drawDone, { activityId: activeId });
    },
    problem,
    draw: () =>
      new Promise((resolve, reject) => {
        setProblem('');
        setShown(false);
        giveUp.current = () => reject(new Error('The rules were not agreed to.'));
        void rules.first(async () => {
          giveUp.current = undefined;
          await ask().then(resolve, reject);
        });
      }),
    onShown() {
      setShown(true);
      void onRefresh();
    },
  };
}
