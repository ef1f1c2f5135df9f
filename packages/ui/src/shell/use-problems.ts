import { useState } from 'react';
import { useProblemFocus } from './use-problem-focus';

/** What is wrong in a form, by field; the first is brought into view. */
export function useProblems() {
  const [problems, setProblems] = useState<Partial<Record<string, string | undefined>>>({});
  const { ref, focusProblem } = useProblemFocus<HTMLFormElement>();
  return {
    ref,
    problems,
    refuse(found: Record<string, string>) {
      setProblems(found);
      if (Object.keys(found).length > 0) focusProblem();
    },
    solve: (field: string) => setProblems((before) => ({ ...before, [field]: undefined })),
  };
}
