import { DrawGrid } from '../../../components/draw';
import { type DrawBlockProps, DrawStage } from './DrawStage';

/** A draw by a light that runs around nine cells. */
export function NineGridDraw(props: DrawBlockProps) {
  return <DrawStage {...props}>{(stage) => <DrawGrid {...stage} />}</DrawStage>;
}
