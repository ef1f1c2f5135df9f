import type { ComponentProps, MouseEvent } from 'react';
import { useLinkHandlers } from './LinkProvider';

export interface LinkProps extends ComponentProps<'a'> {
  /** A path of the app (`/views/index/index?a=1`) or any address a browser understands. */
  href: string;
  /** Takes the present page's place in the history. Default `false`. */
  replace?: boolean;
}

/** A path of the app; `//host/…`, `https:` and `tel:` stay with the browser. */
const isAppPath = (href: string) => href.startsWith('/') && !href.startsWith('//');

/** A press that the browser answers with a new tab or window, or with a download. */
export const wantsAnotherWindow = (event: MouseEvent, target?: string) =>
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  (target !== undefined && target !== '_self');

/** For `onClick`: does something in place of following the link, but for a press that wants another window. */
export const inPlaceOfFollowing = (act: (() => void) | undefined) =>
  act &&
  ((event: MouseEvent) => {
    if (wantsAnotherWindow(event)) return;
    event.preventDefault();
    act();
  });

/** A real link whose navigation the app takes over through `LinkProvider`; it knows no router. */
export function Link({
  href,
  replace = false,
  onClick,
  onPointerEnter,
  onFocus,
  target,
  download,
  ...rest
}: LinkProps) {
  const handlers = useLinkHandlers();
  const ours = isAppPath(href) && download === undefined;
  const intend = () => ours && handlers?.onIntent?.(href);
  return (
    <a
      href={href}
      target={target}
      download={download}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        intend();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        intend();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (!handlers || !ours || event.defaultPrevented || wantsAnotherWindow(event, target)) return;
        event.preventDefault();
        handlers.onNavigate(href, { replace });
      }}
      {...rest}
    />
  );
}
