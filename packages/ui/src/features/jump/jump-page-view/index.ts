export { JumpPageView, type JumpPageViewProps } from './JumpPageView';
