import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { AppointmentSnapshotView } from '@yunyou/ui/features/appointment';

export const Route = createFileRoute('/packages/user-module/appointment-snapshot/appointment-snapshot')({
  validateSearch: searches.appointmentSnapshot,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { sdk }, deps: { id } }) => (await sdk.appointments()).snapshot(id),
  component: AppointmentSnapshot,
});

function AppointmentSnapshot() {
  return <AppointmentSnapshotView snapshot={Route.useLoaderData()} />;
}
