import { type ComponentProps, use, useMemo } from 'react';
import { classNames } from '../../class-names';
import { CleanHtmlContext } from './clean-html';
import styles from './RichText.module.css';
import { createSanitizer } from './sanitizer';

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** HTML from outside; nothing of it that could run reaches the page. */
  html: string;
}

/** A text that an operator wrote in HTML, cleaned and set in the product's own type. */
export function RichText({ html, className, ...rest }: RichTextProps) {
  const given = use(CleanHtmlContext);
  const clean = useMemo(() => (given ?? createSanitizer())(html), [given, html]);
  return (
    <div
      className={classNames(styles.root, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned one line above
      dangerouslySetInnerHTML={{ __html: clean }}
      // Two cleaners may write the same text in two ways.
      suppressHydrationWarning
      {...rest}
    />
  );
}
