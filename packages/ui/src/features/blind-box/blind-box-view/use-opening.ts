import type { BlindBoxDetail, BoxUnit } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { useRef, useState } from 'react';
import { failureText, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import type { Standing } from './use-standing';

export interface Opening {
  /** The member has yet to agree that what is opened is not returned. */
  isAsked: boolean;
  /** They have agreed, as the server has it, or ticked it here. */
  isAgreed: boolean;
  tick: (on: boolean) => void;
  /** What was opened on this visit and can be seen, the newest first. */
  results: readonly BoxUnit[];
  /** What is to be said of a run through several boxes, or of one that failed; empty for nothing. */
  status: string;
  /** A run through several boxes goes on. */
  isRunning: boolean;
  /** Opens one; it can be seen once `show` is called. */
  open: (unit: BoxUnit) => Promise<BoxUnit>;
  show: () => void;
  /** Opens one after the other, each its own draw; stops where one fails. */
  openAll: (units: readonly BoxUnit[]) => Promise<void>;
}

interface OpeningOptions {
  standing: Standing;
  /** Boxes were opened, or are others than the page shows. */
  onChanged: () => void;
}

/** The page shows another state than the server has. */
const staleRules: readonly string[] = ['seedChanged', 'boxOpened', 'rulesNotAgreed', 'refundOpen'];

/** Opening the member's boxes. */
export function useOpening(
  { commitment }: Pick<BlindBoxDetail, 'commitment'>,
  { standing, onChanged }: OpeningOptions,
): Opening {
  const { blindBoxes } = useSdk();
  const texts = useTexts();
  const { t, money } = texts;
  const [isTicked, setTicked] = useState(false);
  const [results, setResults] = useState<readonly BoxUnit[]>([]);
  /** Opened, and the stage has not shown it yet. */
  const unseen = useRef<BoxUnit>(undefined);
  const [status, setStatus] = useState('');
  const [isRunning, setRunning] = useState(false);
  const isKnown = standing.value?.openingAgreed ?? false;
  const isAgreed = isKnown || isTicked;

  const wordsOf = (error: unknown): string => {
    const isLost = isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
    return isLost ? t('blindBox.mine.lost') : failureText(texts, error);
  };
  const isStale = (error: unknown): boolean =>
    isApiError(error) && (error.code === 410 || staleRules.includes(error.rule ?? ''));

  const ask = async ({ unitId }: BoxUnit): Promise<BoxUnit> => {
    const agreeing = !isKnown && isTicked ? { openingAgreed: true } : {};
    const boxes = await blindBoxes();
    return (await boxes.open({ unitId, commitment, ...agreeing }, { silent: true })).unit;
  };
  const add = (unit: BoxUnit) => setResults((before) => [unit, ...before]);

  return {
    ...{ isAgreed, results, status, isRunning },
    // Where it cannot be had whether they have, saying it once more does no harm.
    isAsked: (standing.value !== undefined || standing.error !== undefined) && !isKnown,
    tick: setTicked,
    async open(unit) {
      setStatus('');
      try {
        const opened = await ask(unit);
        unseen.current = opened;
        return opened;
      } catch (error) {
        setStatus(wordsOf(error));
        if (isStale(error)) onChanged();
        throw error;
      }
    },
    show() {
      if (unseen.current) add(unseen.current);
      unseen.current = undefined;
      onChanged();
    },
    async openAll(units) {
      setStatus('');
      setRunning(true);
      let count = 0;
      try {
        for (const unit of units) {
          const opened = await ask(unit);
          count += 1;
          add(opened);
          const { name = '', valueFen = 0 } = opened.record?.item ?? {};
          const amount = money(valueFen);
          setStatus(t('blindBox.mine.progress', { index: count, count: units.length, name, amount }));
        }
      } catch (error) {
        setStatus(t('blindBox.mine.stopped', { count, why: wordsOf(error) }));
      } finally {
        setRunning(false);
        onChanged();
      }
    },
  };
}
