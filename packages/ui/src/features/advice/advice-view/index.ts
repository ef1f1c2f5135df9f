export { AdviceView, type AdviceViewProps } from './AdviceView';
