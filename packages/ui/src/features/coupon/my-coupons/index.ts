export { MyCouponsView, type MyCouponsViewProps } from './MyCouponsView';
