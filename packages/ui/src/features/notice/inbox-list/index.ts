export { InboxList } from './InboxList';
