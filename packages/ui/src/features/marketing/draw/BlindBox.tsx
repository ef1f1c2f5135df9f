import { MysteryBox } from '../../../components/draw';
import { type DrawBlockProps, DrawStage } from './DrawStage';

/** A draw by a box that is opened. */
export function BlindBox(props: DrawBlockProps) {
  return <DrawStage {...props}>{(stage) => <MysteryBox {...stage} />}</DrawStage>;
}
