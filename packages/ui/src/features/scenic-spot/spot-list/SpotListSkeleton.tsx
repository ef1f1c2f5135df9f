import { CardGrid, MediaCardPending } from '../../../components/media-card';

/** Rows enough to fill any first screen, so that nothing below them moves when spots arrive. */
const rows = Array.from({ length: 12 }, (_, row) => row);

/** The places of spots that are on their way. */
export function SpotListSkeleton() {
  return (
    <div aria-busy="true">
      <CardGrid>
        {rows.map((row) => (
          <MediaCardPending key={row} />
        ))}
      </CardGrid>
    </div>
  );
}
