import { createFileRoute, useLocation } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { JumpPageView } from '@yunyou/ui/features/jump';

export const Route = createFileRoute('/pages/jump-page/jump-page')({
  validateSearch: searches.jumpPage,
  component: JumpPage,
});

function JumpPage() {
  // Which code it is, and what goes along with it.
  const url = useLocation({ select: ({ href }) => href });
  return <JumpPageView url={url} />;
}
