/**
 * Not a door of the package: the entry from which the published `styles.css` is built. It exports what has styles,
 * because a bundler leaves out the CSS of what nobody uses.
 */
import './tokens/tokens.css';

export * from './components';
export * from './index';
