import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { PageError } from '@yunyou/ui';

/** A page whose loader failed. Trying again loads it again: clearing the error alone would show the same one. */
export function LoaderFailed({ error }: ErrorComponentProps) {
  const router = useRouter();
  return <PageError error={error} reset={() => router.invalidate()} />;
}
