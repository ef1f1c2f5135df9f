import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { useRemaining } from '../../hooks/use-remaining';
import { useTexts } from '../../texts';
import styles from './Countdown.module.css';

export interface CountdownProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** When the time is up, in epoch milliseconds on the clock of `now`. */
  endsAtMs: number;
  /** The server's clock, in epoch milliseconds. */
  now: () => number;
  /** Called once when the time is up. Default nothing. */
  onEnd?: () => void;
  /** `clock` 29:59, `words` 30分钟, `boxes` each part in a box of its own. Default `clock`. */
  format?: 'clock' | 'words' | 'boxes';
}

/** The time that is left. Screen readers can read it but are not told every second. */
export function Countdown({ endsAtMs, now, onEnd, format = 'clock', className, ...rest }: CountdownProps) {
  const { countdown, remaining } = useTexts();
  const remainingMs = useRemaining(endsAtMs, now, onEnd);
  const clock = countdown(remainingMs);
  return (
    <span
      role="timer"
      className={classNames(styles.root, className)}
      data-format={format}
      // The server rendered an earlier second, and that is as it should be.
      suppressHydrationWarning
      {...rest}
    >
      {format === 'words' && remaining(remainingMs)}
      {format === 'clock' && clock}
      {format === 'boxes' &&
        clock.split(/(:)/).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          <span key={index} className={part === ':' ? styles.colon : styles.box} suppressHydrationWarning>
            {part}
          </span>
        ))}
    </span>
  );
}
