import { Card } from '../../../components/card';
import { PictureRow } from '../../../components/picture-row';
import { SkeletonText } from '../../../components/skeleton';
import { Stack } from '../../../components/stack';

/** The cart while it is loaded, in the shape of what comes. */
export function CartPending() {
  return (
    <Stack gap={3} aria-busy>
      {[0, 1].map((shop) => (
        <Card key={shop}>
          <PictureRow>
            <SkeletonText lines={3} />
          </PictureRow>
        </Card>
      ))}
    </Stack>
  );
}
