import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { PicturesView } from '@yunyou/ui/features/media';

export const Route = createFileRoute('/preview-image')({
  validateSearch: searches.previewImage,
  component: PreviewImage,
});

function PreviewImage() {
  const { urls, current } = Route.useSearch();
  return <PicturesView urls={urls} current={current} />;
}
