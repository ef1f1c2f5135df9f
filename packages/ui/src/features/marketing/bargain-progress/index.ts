export { BargainPending } from './BargainPending';
export { BargainProgress, type BargainProgressProps } from './BargainProgress';
export { bargainLead, bargainPart } from './bargain-standing';
