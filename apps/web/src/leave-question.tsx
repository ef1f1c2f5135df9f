import { useBlocker } from '@tanstack/react-router';
import { paths } from '@yunyou/navigation';
import { Modal } from '@yunyou/ui/components';
import type { RefObject } from 'react';

export interface LeaveQuestionProps {
  /** Whether there is something to lose, read when the person is about to leave. */
  unsaved: RefObject<boolean>;
  /** The question, what hangs on it, and the two answers. */
  words: { title: string; hint: string; leave: string; stay: string };
  /** Called before the page is left. */
  onLeave: () => void;
}

/** Pages that lead back here: what was typed waits. */
const comesBack: readonly string[] = [paths.login, paths.auth];

/** Asks before a page is left on which something is typed that is not stored. A reload keeps it, and asks nothing. */
export function LeaveQuestion({ unsaved, words, onLeave }: LeaveQuestionProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => unsaved.current && !comesBack.includes(next.pathname),
    enableBeforeUnload: false,
    withResolver: true,
  });
  return (
    <Modal
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={words.title}
      tone="danger"
      confirmText={words.leave}
      cancelText={words.stay}
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
    >
      {words.hint}
    </Modal>
  );
}
