import { createFileRoute } from '@tanstack/react-router';
import { HomePending } from '@yunyou/ui/features/home';
import { HomePage, loadHome } from '#app/home-page';

/** The home page by its short address. */
export const Route = createFileRoute('/')({
  loader: ({ context: { sdk }, preload }) => loadHome(sdk, preload),
  component: Home,
  pendingComponent: HomePending,
});

function Home() {
  return <HomePage {...Route.useLoaderData()} />;
}
