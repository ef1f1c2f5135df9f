import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import styles from './Tag.module.css';

export interface TagProps extends ComponentProps<'span'> {
  /** What the tag speaks of. Default `neutral`. */
  tone?: 'neutral' | 'primary' | 'info' | 'danger' | 'warning' | 'member' | 'success';
  /** `soft` on a pale ground, `outline` with a hairline, `seal` like a stamp, for the one thing that must be seen. Default `soft`. */
  look?: 'soft' | 'outline' | 'seal';
}

/** One or two words about the thing beside it. */
export function Tag({ tone = 'neutral', look = 'soft', className, ...rest }: TagProps) {
  return <span className={classNames(styles.root, className)} data-tone={tone} data-look={look} {...rest} />;
}
