export { BargainProgress, type BargainProgressProps } from './BargainProgress';
