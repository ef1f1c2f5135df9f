import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Link } from '../../../components/link';
import { LoadMore } from '../../../components/load-more';
import { SkeletonText } from '../../../components/skeleton';
import { Stack } from '../../../components/stack';
import { Empty } from '../../../components/state';
import { AppPage, PageBody, ResourceView, useOwnPages, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { AdviceHead } from './AdviceHead';
import { AdviceThread } from './AdviceThread';
import styles from './AdviceView.module.css';

export interface AdviceViewProps {
  /** The suggestion that is shown whole, as it stands in the page's address; empty for their list. */
  id: string;
  /** Pages that it leads to. */
  hrefs: { submit: string; list: string; detail: (id: string) => string; order: (orderId: string) => string };
}

/** What a member has suggested, with its state and last answer, or one of them whole. */
export function AdviceView({ id, hrefs }: AdviceViewProps) {
  const { t } = useTexts();
  return (
    <AppPage
      width="narrow"
      {...(id === '' && {
        bottomBar: (
          <ButtonLink href={hrefs.submit} size="large" block>
            {t('advice.write')}
          </ButtonLink>
        ),
      })}
    >
      <PageBody>
        {id === '' ? <AdviceList hrefOf={hrefs.detail} /> : <AdviceThread key={id} id={id} hrefs={hrefs} />}
      </PageBody>
    </AppPage>
  );
}

function AdviceList({ hrefOf }: { hrefOf: (id: string) => string }) {
  const { t } = useTexts();
  const sdk = useSdk();
  const pages = useOwnPages(
    'advice',
    async (page) => (await sdk.advice()).list({ page }, { silent: true }),
    ({ id }) => id,
  );
  return (
    <>
      <ResourceView
        resource={pages.resource}
        pending={
          <Card>
            <SkeletonText lines={3} />
          </Card>
        }
        empty={<Empty title={t('advice.empty')} description={t('advice.emptyHint')} />}
      >
        {(found) => (
          <Stack gap={3}>
            {found.map((advice) => (
              <Link key={advice.id} href={hrefOf(advice.id)} className={styles.link}>
                <Card>
                  <AdviceHead advice={advice} />
                  <p className={styles.text}>{advice.text}</p>
                  {advice.lastReply && (
                    <p className={styles.reply}>{t('advice.lastReply', { text: advice.lastReply.text })}</p>
                  )}
                </Card>
              </Link>
            ))}
          </Stack>
        )}
      </ResourceView>
      {pages.items.length > 0 && <LoadMore status={pages.status} onLoadMore={() => void pages.loadMore()} />}
    </>
  );
}
