import type { GroupState } from '@yunyou/contract';
import { useReducer } from 'react';
import { Avatar } from '../../../components/avatar';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { Countdown } from '../../../components/countdown';
import { Empty } from '../../../components/state';
import { Tag } from '../../../components/tag';
import { ResourceView, type ResourceViewProps } from '../../../shell';
import { useTexts } from '../../../texts';
import { GroupPending } from './GroupPending';
import styles from './GroupProgress.module.css';

export interface GroupProgressProps {
  /** The group, as `useResource` gives it; null where there is none. */
  group: ResourceViewProps<GroupState | null>['resource'];
  /** The server's clock, epoch milliseconds: the SDK's `clock.now`. */
  now: () => number;
  /** Joins the group; a promise keeps the button busy. */
  onJoin: () => unknown;
  /** Asks friends to join; a promise keeps the button busy. */
  onInvite: () => unknown;
  /** Called when its time is up: time to ask how it ended. Default: nothing. */
  onExpired?: () => void;
}

/** Who has joined a group, how many are missing, how long there is. */
export function GroupProgress({ group, ...rest }: GroupProgressProps) {
  const { t } = useTexts();
  return (
    <ResourceView
      resource={group}
      pending={<GroupPending />}
      isEmpty={(value) => value === null}
      empty={<Empty title={t('marketing.group.empty')} />}
    >
      {(value) => value && <Forming group={value} {...rest} />}
    </ResourceView>
  );
}

interface FormingProps extends Omit<GroupProgressProps, 'group'> {
  group: GroupState;
}

function Forming({ group, now, onJoin, onInvite, onExpired }: FormingProps) {
  const { t, money } = useTexts();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const lacking = Math.max(0, group.needed - group.members.length);
  // Past its end the server has the word; until it has spoken nobody can join.
  const running = group.status === 'forming' && now() < group.endsAtMs;
  const lead =
    group.status === 'forming'
      ? t('marketing.group.lack', { count: lacking })
      : t(group.status === 'formed' ? 'marketing.group.formed' : 'marketing.group.failed');
  return (
    <Card>
      <div className={styles.state}>
        <p className={styles.lead} role="status">
          {lead}
        </p>
        {running && (
          <span className={styles.time}>
            {t('marketing.group.endsIn')}{' '}
            <Countdown
              endsAtMs={group.endsAtMs}
              now={now}
              onEnd={() => {
                renderAgain();
                onExpired?.();
              }}
            />
          </span>
        )}
      </div>
      <ul
        className={styles.people}
        aria-label={t('marketing.group.members', { count: group.members.length, needed: group.needed })}
      >
        {group.members.map((member, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: members keep the place in which they came
          <li key={place}>
            <Avatar name={member.name} src={member.avatarUrl || undefined} size={48} />
            <span className={styles.name}>{member.name}</span>
            {place === 0 && <Tag tone="member">{t('marketing.group.leader')}</Tag>}
          </li>
        ))}
        {group.status === 'forming' &&
          Array.from({ length: lacking }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: vacant places are alike
            <li key={`vacant-${place}`}>
              <Avatar vacant size={48} />
              <span className={styles.vacant}>{t('marketing.group.seat')}</span>
            </li>
          ))}
      </ul>
      {running &&
        (group.joined ? (
          <Button block size="large" onClick={onInvite}>
            {t('marketing.group.invite')}
          </Button>
        ) : (
          <Button block size="large" onClick={onJoin}>
            {t('marketing.group.join', { price: money(group.priceFen) })}
          </Button>
        ))}
    </Card>
  );
}
