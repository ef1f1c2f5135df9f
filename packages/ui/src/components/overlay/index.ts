export { Overlay, type OverlayProps, preloadOverlays } from './Overlay';
