export { Overlay, type OverlayProps, preloadOverlays } from './Overlay';
export { type OnOverlayOpen, OverlayContext } from './open-overlays';
