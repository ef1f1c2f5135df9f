import { type ReactNode, useState } from 'react';
import { screen } from 'storybook/test';
import { Button } from '../components/button';
import { Said } from './said';

export interface OpenState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A page with a button, and what it opens: open from the start, as a story shows it. */
export function Opened({ children }: { children: (state: OpenState) => ReactNode }) {
  const [open, onOpenChange] = useState(true);
  return (
    <>
      <Button variant="outline" onClick={() => onOpenChange(true)}>
        <Said zh="打开" en="Open" />
      </Button>
      {children({ open, onOpenChange })}
    </>
  );
}

/** What is open, once its code has come. */
export const dialog = (name?: string | RegExp) =>
  screen.findByRole('dialog', name === undefined ? {} : { name }, { timeout: 5000 });
