export { ResourceView, type ResourceViewProps } from './ResourceView';
