import { type ComponentProps, useMemo } from 'react';
import { createSanitizer } from './sanitizer';

/** The text, cleaned by the browser's way. Comes with the cleaner in a file of its own. */
export default function CleanedText({
  html,
  ...rest
}: Omit<ComponentProps<'div'>, 'children'> & { html: string }) {
  const clean = useMemo(() => createSanitizer()(html), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned one line above
  return <div dangerouslySetInnerHTML={{ __html: clean }} {...rest} />;
}
