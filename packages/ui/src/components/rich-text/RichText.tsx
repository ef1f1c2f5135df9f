import { type ComponentProps, lazy, Suspense, use, useMemo, useState } from 'react';
import { classNames } from '../../class-names';
import { loadChunk } from '../../hooks/load-chunk';
import { useRenderedAhead } from '../../hooks/use-rendered-ahead';
import { SkeletonText } from '../skeleton';
import { CleanHtmlContext } from './clean-html';
import styles from './RichText.module.css';

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** HTML from outside; nothing of it that could run reaches the page. */
  html: string;
}

// The cleaner is larger than most pages: it comes with the first text that needs it.
const CleanedText = lazy(() => loadChunk(() => import('./CleanedText')));

/** The same object each time, or React would write it into the page. */
const AS_IT_STANDS = { __html: '' };

/** A text that an operator wrote in HTML, cleaned and set in the product's own type. */
export function RichText({ html, className, ...rest }: RichTextProps) {
  const waiting = (
    <div aria-busy="true" className={className} {...rest}>
      <SkeletonText lines={6} />
    </div>
  );
  return (
    <Suspense fallback={waiting}>
      <Text html={html} className={classNames(styles.root, className)} {...rest} />
    </Suspense>
  );
}

/** The server's cleaned text stays as it stands: the browser needs no cleaner before there is another one. */
function Text({ html, ...rest }: RichTextProps) {
  const clean = use(CleanHtmlContext);
  const renderedAhead = useRenderedAhead();
  const [first] = useState(html);
  const [stands, setStands] = useState(renderedAhead && typeof window !== 'undefined');
  if (stands && html !== first) setStands(false);
  const given = useMemo(() => clean && { __html: clean(html) }, [clean, html]);
  const text = given ?? (stands ? AS_IT_STANDS : undefined);
  if (!text) return <CleanedText html={html} {...rest} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server
  return <div dangerouslySetInnerHTML={text} suppressHydrationWarning {...rest} />;
}
