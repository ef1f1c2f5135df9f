export { IdentityView, type IdentityViewProps } from './IdentityView';
