export { NoticesView, type NoticesViewProps, noticeTabs } from './NoticesView';
