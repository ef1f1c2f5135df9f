import { CardGrid, MediaCardPending } from '../../../components/media-card';

/** The places of four goods. Decoration: put `aria-busy` on what is loading. */
export function GoodsListPending() {
  return (
    <CardGrid look="tiles">
      {[1, 2, 3, 4].map((place) => (
        <MediaCardPending key={place} layout="tile" />
      ))}
    </CardGrid>
  );
}
