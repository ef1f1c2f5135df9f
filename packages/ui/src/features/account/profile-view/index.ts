export { ProfileView, type ProfileViewHrefs, type ProfileViewProps } from './ProfileView';
