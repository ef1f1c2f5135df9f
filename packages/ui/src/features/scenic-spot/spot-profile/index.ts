export { SpotProfileView, type SpotProfileViewProps, spotProfileHero } from './SpotProfileView';
