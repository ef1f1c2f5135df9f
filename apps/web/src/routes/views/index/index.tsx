import { createFileRoute } from '@tanstack/react-router';
import { HomePending } from '@yunyou/ui/features/home';
import { HomePage, loadHome } from '#app/home-page';

export const Route = createFileRoute('/views/index/index')({
  loader: ({ context: { sdk }, preload }) => loadHome(sdk, preload),
  component: Home,
  pendingComponent: HomePending,
});

function Home() {
  return <HomePage {...Route.useLoaderData()} />;
}
