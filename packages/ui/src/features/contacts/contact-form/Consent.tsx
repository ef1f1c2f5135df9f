import { type ReactNode, useId } from 'react';
import { Checkbox } from '../../../components/checkbox';
import { FormProblem } from '../../../shell';

export interface ConsentProps {
  checked: boolean;
  /** Called with what it is now. */
  onCheckedChange: (checked: boolean) => void;
  /** Said under it while it is missing. */
  problem: string | undefined;
  /** What is agreed to. */
  children: ReactNode;
}

/** Agrees to the use of a document; that it is missing belongs to the box. */
export function Consent({ checked, onCheckedChange, problem, children }: ConsentProps) {
  const id = useId();
  return (
    <div>
      <Checkbox
        checked={checked}
        onCheckedChange={onCheckedChange}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
      >
        {children}
      </Checkbox>
      <FormProblem id={id}>{problem}</FormProblem>
    </div>
  );
}
