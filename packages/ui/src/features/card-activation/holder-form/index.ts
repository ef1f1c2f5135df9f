export { HolderFormView, type HolderFormViewProps } from './HolderFormView';
