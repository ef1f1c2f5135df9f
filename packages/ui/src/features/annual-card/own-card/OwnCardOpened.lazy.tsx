import { OwnCardView, type OwnCardViewProps } from './OwnCardView';

export const areas = ['components', 'kit', 'annual-card'] as const;

/** A card of the member as its page shows it, loaded by itself. */
export default function OwnCardOpened(props: OwnCardViewProps) {
  return <OwnCardView {...props} />;
}
