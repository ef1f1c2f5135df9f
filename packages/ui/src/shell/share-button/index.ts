export { ShareButton, type ShareButtonProps } from './ShareButton';
export { wasCancelled } from './was-cancelled';
