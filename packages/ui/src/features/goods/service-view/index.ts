export { type ServiceChoice, ServiceView, type ServiceViewProps } from './ServiceView';
