import type { ComponentProps } from 'react';
import { useTexts } from '../../texts';
import { type DistanceOptions, distanceText } from './distance-text';

export interface DistanceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Metres. */
  metres: DistanceOptions['metres'];
  /** Where it is measured from: `you`, or the name of a place. Default: not said. */
  from?: DistanceOptions['from'];
}

/** How far away something is, in words, and from where. */
export function Distance({ metres, from, ...rest }: DistanceProps) {
  const texts = useTexts();
  return <span {...rest}>{distanceText(texts, { metres, from })}</span>;
}
