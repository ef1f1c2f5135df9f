import { createContext, type ReactNode, use } from 'react';

/** Takes the visitor to a path of the app. */
export type NavigateHandler = (to: string, options: { replace: boolean }) => void;

interface LinkHandlers {
  onNavigate: NavigateHandler;
  onIntent?: (to: string) => void;
}

const LinkContext = /* @__PURE__ */ createContext<LinkHandlers | null>(null);

export interface LinkProviderProps extends LinkHandlers {
  /** Called instead of the browser's own navigation, for paths of the app that are opened in this window. */
  onNavigate: NavigateHandler;
  /** Called when a visitor is about to follow a link (pointer or focus on it), so that the app may fetch ahead. Default: nothing. */
  onIntent?: (to: string) => void;
  /** The part of the app whose links it takes over. */
  children: ReactNode;
}

/** Hands navigation over to the app. Without it, links are the browser's own. */
export function LinkProvider({ onNavigate, onIntent, children }: LinkProviderProps) {
  return <LinkContext value={{ onNavigate, onIntent }}>{children}</LinkContext>;
}

export const useLinkHandlers = () => use(LinkContext);
