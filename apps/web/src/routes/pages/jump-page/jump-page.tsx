import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { JumpPageView } from '@yunyou/ui/features/jump';
import { specialHrefs } from '#app/goods-hrefs';

export const Route = createFileRoute('/pages/jump-page/jump-page')({
  validateSearch: searches.jumpPage,
  component: JumpPage,
});

function JumpPage() {
  const { code, scene, via } = Route.useSearch();
  // Another code is another page: it reads the whole address, with what goes along, when it appears.
  return <JumpPageView key={[code, scene, via].join(' ')} hrefs={specialHrefs} />;
}
