import { createFileRoute } from '@tanstack/react-router';
import { hrefs } from '@yunyou/navigation/pages';
import { PageFailed } from '@yunyou/ui';

export const Route = createFileRoute('/pages/error/error')({
  component: Failed,
});

function Failed() {
  return <PageFailed homeHref={hrefs.home()} />;
}
