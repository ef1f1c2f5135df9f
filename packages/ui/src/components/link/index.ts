export { inPlaceOfFollowing, Link, type LinkProps, wantsAnotherWindow } from './Link';
export { LinkProvider, type LinkProviderProps, type NavigateHandler } from './LinkProvider';
