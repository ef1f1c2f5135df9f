export { MyBargainsView, type MyBargainsViewProps } from './MyBargainsView';
