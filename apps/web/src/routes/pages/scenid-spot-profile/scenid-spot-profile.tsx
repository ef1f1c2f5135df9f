import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { AppPage, PageBody, PagePending, SpotProfileView } from '@yunyou/ui';

export const Route = createFileRoute('/pages/scenid-spot-profile/scenid-spot-profile')({
  validateSearch: searches.scenidSpotProfile,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { sdk }, deps: { id }, preload }) => {
    const { catalogue } = preload ? sdk.ahead : sdk;
    const [profile] = await Promise.all([catalogue.spotProfile(id), sdk.i18n.ensure('spot')]);
    return profile;
  },
  component: Profile,
  pendingComponent: PagePending,
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
