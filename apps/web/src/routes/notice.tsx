import { createFileRoute } from '@tanstack/react-router';
import { AppPage, NoticeArticle, NoticeList, PageBody, PagePending } from '@yunyou/ui';
import { LoaderFailed } from '../loader-failed';
import { noticeHref } from '../shop-hrefs';

export const Route = createFileRoute('/pages/notice/notice')({
  validateSearch: ({ id = '' }: { id?: string }) => ({ id }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { sdk }, deps: { id }, preload }) => {
    const { catalogue } = preload ? sdk.ahead : sdk;
    const [notices, notice] = await Promise.all([
      id ? [] : catalogue.notices(),
      id ? catalogue.notice(id) : undefined,
      sdk.i18n.ensure('shop'),
    ]);
    return { notices, notice };
  },
  component: Notices,
  pendingComponent: PagePending,
  errorComponent: LoaderFailed,
});

function Notices() {
  const { notices, notice } = Route.useLoaderData();
  return (
    <AppPage width="narrow">
      <PageBody>
        {notice ? <NoticeArticle notice={notice} /> : <NoticeList notices={notices} hrefOf={noticeHref} />}
      </PageBody>
    </AppPage>
  );
}
