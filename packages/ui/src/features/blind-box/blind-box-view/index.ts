export { BlindBoxPending } from './BlindBoxPending';
export { BlindBoxView, type BlindBoxViewProps } from './BlindBoxView';
