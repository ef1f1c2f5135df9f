import { Card } from '../../../components/card';
import { PictureRow } from '../../../components/picture-row';
import { SkeletonText } from '../../../components/skeleton';
import { Stack } from '../../../components/stack';

/** Favourites while they are loaded, in the shape of what comes. */
export function FavoritesPending() {
  return (
    <Stack gap={3}>
      {[0, 1, 2].map((place) => (
        <Card key={place}>
          <PictureRow>
            <SkeletonText lines={3} />
          </PictureRow>
        </Card>
      ))}
    </Stack>
  );
}
