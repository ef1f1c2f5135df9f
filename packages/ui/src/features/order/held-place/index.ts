export { type HeldPlaceHrefs, HeldPlaceNotice, type HeldPlaceNoticeProps } from './HeldPlaceNotice';
