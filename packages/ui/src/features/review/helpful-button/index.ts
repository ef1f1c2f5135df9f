export { HelpfulButton, type HelpfulButtonProps } from './HelpfulButton';
