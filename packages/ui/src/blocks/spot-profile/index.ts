export { SpotProfileView, type SpotProfileViewProps } from './SpotProfileView';
