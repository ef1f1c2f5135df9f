export { type ActivityLineHrefs, ActivityNotice, type ActivityNoticeProps } from './ActivityNotice';
