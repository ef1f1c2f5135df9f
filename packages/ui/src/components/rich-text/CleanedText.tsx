import { type ComponentProps, use, useMemo } from 'react';
import { CleanHtmlContext } from './clean-html';
import { createSanitizer } from './sanitizer';

/** The text, cleaned: by the browser's way, or the one that is given. Comes with the cleaner in a file of its own. */
export default function CleanedText({
  html,
  ...rest
}: Omit<ComponentProps<'div'>, 'children'> & { html: string }) {
  const given = use(CleanHtmlContext);
  const clean = useMemo(() => (given ?? createSanitizer())(html), [given, html]);
  return (
    <div
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned one line above
      dangerouslySetInnerHTML={{ __html: clean }}
      // Two cleaners may write the same text in two ways.
      suppressHydrationWarning
      {...rest}
    />
  );
}
