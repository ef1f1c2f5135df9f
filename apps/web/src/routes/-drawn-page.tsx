import { type AnyRoute, useMatch, useRouter } from '@tanstack/react-router';
import { PageAheadContext } from '@yunyou/ui';
import { type ComponentType, use } from 'react';

/** What a page that can be drawn ahead shows: what its route's loader brought, and what its address asks for. */
export interface DrawnPageProps<Route extends AnyRoute> {
  data: Route['types']['loaderData'];
  search: Route['types']['fullSearchSchema'];
}

interface Props<Route extends AnyRoute> {
  of: Route;
  as: ComponentType<DrawnPageProps<Route>>;
}

/**
 * The component of a route whose page may be drawn before anybody goes to it (see `later/stage.tsx`): then it stands on the
 * stage, and its route has nothing left to draw.
 */
export function DrawnPage<Route extends AnyRoute>({ of, as: Page }: Props<Route>) {
  const ahead = use(PageAheadContext);
  return ahead ? <Page data={ahead.data} search={ahead.search as never} /> : <RoutedPage of={of} as={Page} />;
}

function RoutedPage<Route extends AnyRoute>({ of, as: Page }: Props<Route>) {
  const { stage } = useRouter().options.context;
  const { id, loaderData, search } = useMatch({ from: of.id });
  return stage?.isOn(id) ? null : <Page data={loaderData} search={search as never} />;
}
