import { CardGrid, MediaCardPending } from '../../../components/media-card';

/** Rows enough to fill any first screen. */
const rows = Array.from({ length: 8 }, (_, row) => row);

/** The places of what is on its way. */
export function RecordSkeleton() {
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
