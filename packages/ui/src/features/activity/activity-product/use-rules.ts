import type { ActivityDetail } from '@yunyou/contract';
import { useState } from 'react';

export interface Rules {
  /** They are agreed to, as the server has it, or ticked here. */
  isAgreed: boolean;
  tick: (on: boolean) => void;
  /** The dialog with the rules. */
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  /** Called by the button of that dialog. */
  onAgree: () => void;
  /** Does it at once where they are agreed to, else after the dialog's button. */
  first: (work: () => Promise<void>) => Promise<void>;
}

/** Rules of an activity that come first, once; a tick is for those that were there when it was set. */
export function useRules({ rulesVersion }: Pick<ActivityDetail, 'rulesVersion'>, isKnown: boolean): Rules {
  const [ticked, setTicked] = useState('');
  const [isOpen, setOpen] = useState(false);
  /** What the rules stand in the way of. */
  const [waiting, setWaiting] = useState<{ work: () => Promise<void> }>();
  const isAgreed = isKnown || ticked === rulesVersion;
  return {
    isAgreed,
    tick: (on) => setTicked(on ? rulesVersion : ''),
    isOpen,
    setOpen(open) {
      setOpen(open);
      if (!open) setWaiting(undefined);
    },
    onAgree() {
      setTicked(rulesVersion);
      void waiting?.work();
    },
    async first(work) {
      if (isAgreed) return work();
      setWaiting({ work });
      setOpen(true);
    },
  };
}
