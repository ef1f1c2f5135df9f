import { useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../hooks/use-media-query';

/** One thing that may be drawn. */
export interface DrawItem {
  key: string;
  /** A word or two. */
  label: string;
}

/** What every way of drawing takes. */
export interface DrawProps {
  /** What can be drawn. */
  items: readonly DrawItem[];
  /** Draws: resolves to the key of what was drawn. A rejection is said and costs nothing here. */
  onDraw: () => Promise<string>;
  /** Called with the key once it has been shown. Default nothing. */
  onShown?: (key: string) => void;
  /** What is said of a draw that did not work; empty for nothing. Default: that it cost no chance. */
  failedText?: string;
  /** Nothing can be drawn: no chances, not the time. Default `false`. */
  disabled?: boolean;
}

/** `ready` for a draw, `asking` the server, `showing` what it said bit by bit, `shown`. */
export type DrawPhase = 'ready' | 'asking' | 'showing' | 'shown';

export interface DrawState {
  phase: DrawPhase;
  /** From the press until it may be seen; nothing else can be drawn. */
  busy: boolean;
  /** What was drawn; undefined until it may be seen. */
  drawn: string | undefined;
  /** The last draw did not work. */
  failed: boolean;
  start: () => Promise<void>;
}

/** Resolves after this time; rejects, and leaves no timer behind, when aborted. */
export const waiting = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/**
 * One draw after the other: the server decides first, then it is shown. Where nothing may move it is shown at once.
 *
 * @param present brings what was drawn into view; `moving` false: without any movement
 */
export function useDraw(
  { onDraw, onShown, disabled = false }: DrawProps,
  present: (key: string, moving: boolean, signal: AbortSignal) => Promise<void>,
): DrawState {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [phase, setPhase] = useState<DrawPhase>('ready');
  const [drawn, setDrawn] = useState<string>();
  const [failed, setFailed] = useState(false);
  const busy = phase === 'asking' || phase === 'showing';
  const gone = useRef<AbortController>(null);
  useEffect(() => {
    gone.current = new AbortController();
    return () => gone.current?.abort();
  }, []);

  const start = async () => {
    const signal = gone.current?.signal;
    if (disabled || !signal || busy) return;
    setPhase('asking');
    setDrawn(undefined);
    setFailed(false);
    let key: string;
    try {
      key = await onDraw();
    } catch {
      if (signal.aborted) return;
      setFailed(true);
      setPhase('ready');
      return;
    }
    if (signal.aborted) return;
    setPhase('showing');
    try {
      await present(key, !still, signal);
    } catch (error) {
      // Left before the end: nobody is there to see it.
      if (signal.aborted) return;
      throw error;
    }
    setDrawn(key);
    setPhase('shown');
    onShown?.(key);
  };
  return { phase, busy, drawn, failed, start };
}
