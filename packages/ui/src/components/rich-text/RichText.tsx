import { type ComponentProps, lazy, Suspense } from 'react';
import { classNames } from '../../class-names';
import { loadChunk } from '../../hooks/load-chunk';
import { SkeletonText } from '../skeleton';
import styles from './RichText.module.css';

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** HTML from outside; nothing of it that could run reaches the page. */
  html: string;
}

// The cleaner is larger than most pages: it comes with the first text that needs it.
const CleanedText = lazy(() => loadChunk(() => import('./CleanedText')));

/** A text that an operator wrote in HTML, cleaned and set in the product's own type. */
export function RichText({ html, className, ...rest }: RichTextProps) {
  const waiting = (
    <div aria-busy="true" className={className} {...rest}>
      <SkeletonText lines={6} />
    </div>
  );
  return (
    <Suspense fallback={waiting}>
      <CleanedText html={html} className={classNames(styles.root, className)} {...rest} />
    </Suspense>
  );
}
