import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { PlaceView } from '@yunyou/ui/features/location';

export const Route = createFileRoute('/open-location')({
  validateSearch: searches.openLocation,
  component: OpenLocation,
});

function OpenLocation() {
  return <PlaceView text={Route.useSearch()} />;
}
