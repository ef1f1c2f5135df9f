import { Fragment } from 'react';
import styles from './Marked.module.css';

export interface MarkedProps {
  /** The text. */
  text: string;
  /** Parts to mark, half-open, in UTF-16 units; what lies outside of the text or overlaps is left out. */
  ranges: readonly (readonly number[])[];
}

/** A text with the letters marked that were searched for. */
export function Marked({ text, ranges }: MarkedProps) {
  let end = 0;
  const parts = [...ranges]
    .sort(([a = 0], [b = 0]) => a - b)
    .flatMap(([from = 0, until = 0]) => {
      const start = Math.max(from, end);
      const stop = Math.min(until, text.length);
      if (stop <= start) return [];
      const before = text.slice(end, start);
      end = stop;
      return [{ start, before, marked: text.slice(start, stop) }];
    });
  return (
    <>
      {parts.map(({ start, before, marked }) => (
        <Fragment key={start}>
          {before}
          <mark className={styles.mark}>{marked}</mark>
        </Fragment>
      ))}
      {text.slice(end)}
    </>
  );
}
