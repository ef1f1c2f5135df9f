/**
 * Not a public entry point: the one from which the published `styles.css` is built. It exports what has styles,
 * because a bundler leaves out the CSS of what nobody uses.
 */
import './tokens/tokens.css';

export * from './generated/components';
export * from './generated/features';
export * from './shell';
