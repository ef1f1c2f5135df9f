import { type ComponentProps, useMemo, useState } from 'react';
import { classNames } from '../../class-names';
import { useModule } from '../../hooks/use-module';
import { SkeletonText } from '../skeleton';
import { ErrorState } from '../state';
import styles from './RichText.module.css';

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** HTML from outside; nothing of it that could run reaches the page. */
  html: string;
}

const loadSanitizer = () => import('./sanitizer').then((module) => module.createSanitizer());

/** A text that an operator wrote in HTML, cleaned and set in the product's own type. */
export function RichText({ html, className, ...rest }: RichTextProps) {
  const [failed, setFailed] = useState(false);
  const sanitize = useModule(loadSanitizer, !failed, () => setFailed(true));
  const clean = useMemo(() => sanitize?.(html), [sanitize, html]);
  if (failed) return <ErrorState onRetry={() => setFailed(false)} />;
  if (clean === undefined) {
    return (
      <div aria-busy="true" className={className} {...rest}>
        <SkeletonText lines={6} />
      </div>
    );
  }
  return (
    <div
      className={classNames(styles.root, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify one line above
      dangerouslySetInnerHTML={{ __html: clean }}
      {...rest}
    />
  );
}
