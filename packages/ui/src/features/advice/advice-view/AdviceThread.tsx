import type { AdviceDetail } from '@yunyou/contract';
import { Card } from '../../../components/card';
import { Link } from '../../../components/link';
import { SkeletonText } from '../../../components/skeleton';
import { ResourceView, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { AdviceHead } from './AdviceHead';
import styles from './AdviceView.module.css';
import { AppendForm } from './AppendForm';

export interface AdviceThreadProps {
  /** Id of the suggestion. */
  id: string;
  /** Pages that it leads to. */
  hrefs: { list: string; order: (orderId: string) => string };
}

/** One suggestion with everything that was said, and what can be added. */
export function AdviceThread({ id, hrefs }: AdviceThreadProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const advice = useResource(async () => (await sdk.advice()).detail(id, { silent: true }), [sdk, id]);
  return (
    <>
      <ResourceView
        resource={advice}
        pending={
          <Card>
            <SkeletonText lines={4} />
          </Card>
        }
      >
        {(shown) => (
          <>
            <Card>
              <AdviceHead advice={shown} />
              <Said said={shown} />
              <p className={styles.quiet}>{t('advice.sn', { sn: shown.sn })}</p>
              {shown.mobile && <p className={styles.quiet}>{t('advice.callAt', { mobile: shown.mobile })}</p>}
              {shown.orderId !== null && (
                <p className={styles.quiet}>
                  <Link href={hrefs.order(shown.orderId)} className={styles.order}>
                    {t('advice.orderSn', { sn: shown.orderSn ?? '' })}
                  </Link>
                </p>
              )}
            </Card>
            <ol className={styles.thread} aria-label={t('advice.thread')}>
              {shown.replies.map((reply) => (
                <li key={`${reply.from} ${reply.atMs} ${reply.text}`}>
                  <Reply reply={reply} />
                </li>
              ))}
            </ol>
            {shown.appendsLeft > 0 && (
              <AppendForm id={id} left={shown.appendsLeft} onDone={() => void advice.reload()} />
            )}
          </>
        )}
      </ResourceView>
      <Link href={hrefs.list} className={styles.order}>
        {t('advice.all')}
      </Link>
    </>
  );
}

function Reply({ reply }: { reply: AdviceDetail['replies'][number] }) {
  const { t, instant } = useTexts();
  return (
    <Card>
      <div className={styles.head}>
        <strong>{t(reply.from === 'operator' ? 'advice.operator' : 'advice.you')}</strong>
        <span className={styles.quiet}>{instant(reply.atMs)}</span>
      </div>
      <Said said={reply} />
    </Card>
  );
}

/** Words and pictures, the pictures as they were sent. */
function Said({ said }: { said: { text: string; pictures: readonly string[] } }) {
  const { t } = useTexts();
  return (
    <>
      <p className={styles.words}>{said.text}</p>
      {said.pictures.length > 0 && (
        <ul className={styles.pictures}>
          {said.pictures.map((url, place) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <img
                  src={url}
                  alt={t('advice.picture', { n: place + 1 })}
                  width={96}
                  height={96}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
