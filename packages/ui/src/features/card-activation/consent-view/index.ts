export { ConsentView, type ConsentViewProps } from './ConsentView';
