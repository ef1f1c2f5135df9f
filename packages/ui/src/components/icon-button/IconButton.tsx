import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, in words: they are read out in place of the icon. */
  label: string;
  /** One icon; its size is the button's matter. */
  children: ReactNode;
}

/**
 * A round button with an icon and no words. What it lies in may give it a ground, by `--icon-ground`: on a picture an icon
 * would drown. A smaller icon has more room around it, by `--icon-padding`: 34 px less twice that are the icon's, 6 px by
 * default.
 */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} className={classNames(styles.root, className)} {...rest}>
      {children}
    </button>
  );
}
