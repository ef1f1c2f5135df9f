export { JumpCard, type JumpCardProps } from './JumpCard';
export { JumpCardPending } from './JumpCardPending';
