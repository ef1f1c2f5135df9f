import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { CropperView } from '@yunyou/ui/features/account';

export const Route = createFileRoute('/packages/user-module/cropper/cropper')({
  validateSearch: searches.cropper,
  component: CropperView,
});
