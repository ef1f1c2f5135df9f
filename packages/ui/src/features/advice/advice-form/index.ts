export { SubmitAdviceView, type SubmitAdviceViewProps } from './SubmitAdviceView';
