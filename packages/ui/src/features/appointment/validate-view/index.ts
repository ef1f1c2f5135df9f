export { ValidateView, type ValidateViewProps } from './ValidateView';
