import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { AppPage, PageBody } from '@yunyou/ui';
import { SpotProfileView } from '@yunyou/ui/features/scenic-spot';

export const Route = createFileRoute('/pages/scenid-spot-profile/scenid-spot-profile')({
  validateSearch: searches.scenidSpotProfile,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { sdk }, deps: { id }, preload }) => {
    const { catalogue } = preload ? sdk.prefetch : sdk;
    return catalogue.spotProfile(id);
  },
  component: Profile,
});

function Profile() {
  const profile = Route.useLoaderData();
  return (
    <AppPage title={profile.name} width="narrow">
      <PageBody>
        <SpotProfileView profile={profile} />
      </PageBody>
    </AppPage>
  );
}
