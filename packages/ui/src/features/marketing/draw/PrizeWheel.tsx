import { Turntable } from '../../../components/draw';
import { type DrawBlockProps, DrawStage } from './DrawStage';

/** A draw by a wheel that turns. */
export function PrizeWheel(props: DrawBlockProps) {
  return <DrawStage {...props}>{(stage) => <Turntable {...stage} />}</DrawStage>;
}
