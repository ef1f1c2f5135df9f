import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Hears that something opens over the page, and how to close it; what it returns hears that it has closed. */
export type OnOverlayOpen = (close: () => void) => () => void;

/** Default: nobody hears of it, and back leaves the page. */
export const OverlayContext = createContext<OnOverlayOpen | undefined>(undefined);

/** Tells the app what is open, so that its way back closes that first. */
export function useOpenOverlay(open: boolean, onClose: () => void): void {
  const onOpen = use(OverlayContext);
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? onOpen?.(() => close()) : undefined), [open, onOpen]);
}
