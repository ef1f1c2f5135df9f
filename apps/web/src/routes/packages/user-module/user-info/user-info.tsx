import { createFileRoute } from '@tanstack/react-router';
import { hrefs } from '@yunyou/navigation/pages';
import { ProfileView } from '@yunyou/ui/features/account';

export const Route = createFileRoute('/packages/user-module/user-info/user-info')({
  loader: async ({ context: { sdk } }) => (await sdk.account()).profile(),
  component: UserInfo,
});

function UserInfo() {
  const profile = Route.useLoaderData();
  return (
    <ProfileView
      profile={profile}
      hrefs={{ cropper: hrefs.cropper({ from: 'user-info' }), cancellation: hrefs.cancellation() }}
    />
  );
}
