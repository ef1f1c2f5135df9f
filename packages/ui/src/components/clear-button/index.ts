export { ClearButton } from './ClearButton';
