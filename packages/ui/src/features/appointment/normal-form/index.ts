export { NormalFormView, type NormalFormViewProps } from './NormalFormView';
