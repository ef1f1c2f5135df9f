import type { InboxMessage } from '@yunyou/contract';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { LoadMore } from '../../../components/load-more';
import { SkeletonText } from '../../../components/skeleton';
import { Stack } from '../../../components/stack';
import { Empty } from '../../../components/state';
import { useToast } from '../../../components/toast';
import { failureText, ResourceView, useOnline, useOwnPages, useSdk, useStateOf } from '../../../shell';
import { useTexts } from '../../../texts';
import { UnreadDot } from '../notice-list/UnreadDot';
import styles from './InboxList.module.css';

/** A member's messages. Opening one marks it as read. Without a network those kept on the device are shown, with their age. */
export function InboxList() {
  const { inbox } = useSdk();
  const texts = useTexts();
  const { t, instant } = texts;
  const { show } = useToast();
  const { unread } = useStateOf(inbox.state);
  /** What was read here since the list was. */
  const [read, setRead] = useState<ReadonlySet<string> | 'all'>(new Set());
  const [opened, setOpened] = useState<string>();
  const online = useOnline();
  const [round, setRound] = useState(0);
  const [keptAtMs, setKeptAtMs] = useState<number>();
  const pages = useOwnPages(
    ['inbox', round],
    async (page) => {
      const listed = await inbox.list({ page, size: 20 }, { silent: true });
      if (page === 1) setKeptAtMs(listed.keptAtMs);
      return listed;
    },
    ({ id }) => id,
  );
  // What was kept gives way once the network is back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the network comes, not when an answer does not
  useEffect(() => {
    if (online && keptAtMs !== undefined) setRound((before) => before + 1);
  }, [online]);
  const isRead = ({ id, readAtMs }: InboxMessage) => readAtMs !== null || read === 'all' || read.has(id);

  const open = (message: InboxMessage) => {
    setOpened(opened === message.id ? undefined : message.id);
    if (isRead(message)) return;
    setRead((before) => (before === 'all' ? before : new Set([...before, message.id])));
    // What cannot be marked is unread again the next time.
    inbox.read([message.id]).catch(() => {});
  };
  const readAll = async () => {
    try {
      await inbox.read('all');
      setRead('all');
      show(t('notice.allRead'), { kind: 'success' });
    } catch (error) {
      show(failureText(texts, error), { kind: 'error' });
    }
  };

  return (
    <>
      <ResourceView
        resource={pages.resource}
        pending={
          <Card>
            <SkeletonText lines={3} />
          </Card>
        }
        empty={<Empty title={t('notice.inboxEmpty')} description={t('notice.inboxEmptyHint')} />}
      >
        {(found) => (
          <>
            {keptAtMs !== undefined && (
              <p role="status" className={styles.kept}>
                {t('notice.keptSince', { time: instant(keptAtMs) })}
              </p>
            )}
            <div className={styles.head}>
              <span className={styles.quiet}>{t('notice.unreadCount', { count: unread ?? 0 })}</span>
              <Button variant="text" size="small" disabled={unread === 0} onClick={readAll}>
                {t('notice.readAll')}
              </Button>
            </div>
            <Stack gap={3}>
              {found.map((message) => (
                <Message
                  key={message.id}
                  message={message}
                  isRead={isRead(message)}
                  isOpen={opened === message.id}
                  onOpen={() => open(message)}
                />
              ))}
            </Stack>
          </>
        )}
      </ResourceView>
      {pages.items.length > 0 && <LoadMore status={pages.status} onLoadMore={() => void pages.loadMore()} />}
    </>
  );
}

interface MessageProps {
  message: InboxMessage;
  isRead: boolean;
  isOpen: boolean;
  onOpen: () => void;
}

/** One message; open it is whole, with the way to what it is about. */
function Message({ message, isRead, isOpen, onOpen }: MessageProps) {
  const { t, locale, instant } = useTexts();
  const { title, body, href, atMs } = message;
  return (
    <Card>
      <h2 className={styles.heading}>
        <button type="button" className={styles.title} aria-expanded={isOpen} onClick={onOpen}>
          <span className={styles.words}>
            {!isRead && <UnreadDot />}
            {title[locale]}
          </span>
          <span className={styles.quiet}>{instant(atMs)}</span>
        </button>
      </h2>
      <p className={styles.body} data-open={isOpen || undefined}>
        {body[locale]}
      </p>
      {isOpen && href !== null && (
        <ButtonLink href={href} variant="outline" size="small">
          {t('notice.open')}
        </ButtonLink>
      )}
    </Card>
  );
}
