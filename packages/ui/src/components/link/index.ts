export { Link, type LinkProps } from './Link';
export { LinkProvider, type LinkProviderProps, type NavigateHandler } from './LinkProvider';
