export { JumpPageView } from './JumpPageView';
