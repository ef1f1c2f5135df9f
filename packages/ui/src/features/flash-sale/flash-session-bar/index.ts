export { FlashSessionBar, type FlashSessionBarProps } from './FlashSessionBar';
