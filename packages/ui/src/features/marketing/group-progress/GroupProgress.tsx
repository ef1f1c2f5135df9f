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
import { EndSoon } from './EndSoon';
import { GroupPending } from './GroupPending';
import styles from './GroupProgress.module.css';
import { canJoin, isClosing, lackingOf } from './group-standing';

export interface GroupProgressProps {
  /** The group, as `useResource` gives it; null where there is none. */
  group: ResourceViewProps<GroupState | null>['resource'];
  /** The server's clock, epoch milliseconds: the SDK's `clock.now`. */
  now: () => number;
  /** Joins the group; a promise keeps the button busy. Default: no button, the page has one. */
  onJoin?: () => unknown;
  /** Asks friends to join; a promise keeps the button busy. Default: no button, the page has one. */
  onInvite?: () => unknown;
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
  const lacking = lackingOf(group);
  const { status, joined, endsAtMs, members, needed } = group;
  const beingPaid = isClosing(group, now()) ? 0 : lacking - group.seatsLeft;
  // Past its end the server has the word; until it has spoken nobody can join.
  const running = status === 'forming' && now() < endsAtMs;
  const lead =
    status === 'forming'
      ? t('marketing.group.lack', { count: lacking })
      : t(status === 'formed' ? 'marketing.group.formed' : 'marketing.group.failed');
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
              endsAtMs={endsAtMs}
              now={now}
              onEnd={() => {
                renderAgain();
                onExpired?.();
              }}
            />
          </span>
        )}
        {running && <EndSoon endsAtMs={endsAtMs} now={now} />}
      </div>
      <ul
        className={styles.people}
        aria-label={t('marketing.group.members', { count: members.length, needed })}
      >
        {members.map((member, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: members keep the place in which they came
          <Seat key={place} member={member} isLeader={place === 0} />
        ))}
        {status === 'forming' &&
          Array.from({ length: lacking }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: vacant places are alike
            <li key={`vacant-${place}`}>
              <Avatar vacant size={48} />
              <span className={styles.vacant}>
                {t(place < beingPaid ? 'marketing.group.beingPaid' : 'marketing.group.seat')}
              </span>
            </li>
          ))}
      </ul>
      {running && !joined && beingPaid === lacking && (
        <p className={styles.note}>{t('marketing.group.allTaken')}</p>
      )}
      {running && joined && onInvite && (
        <Button block size="large" onClick={onInvite}>
          {t('marketing.group.invite')}
        </Button>
      )}
      {canJoin(group, now()) && !joined && onJoin && (
        <Button block size="large" onClick={onJoin}>
          {t('marketing.group.join', { price: money(group.priceFen) })}
        </Button>
      )}
    </Card>
  );
}

interface SeatProps {
  member: GroupState['members'][number];
  isLeader: boolean;
}

/** Who has a seat: somebody, somebody who has left since, or nobody, where the merchant gave it. */
function Seat({ member: { name, avatarUrl, seat }, isLeader }: SeatProps) {
  const { t } = useTexts();
  if (seat === 'merchant') {
    return (
      <li>
        <Avatar size={48} />
        <span className={styles.words}>{t('marketing.group.merchant')}</span>
      </li>
    );
  }
  return (
    <li data-seat={seat}>
      <Avatar name={name} src={avatarUrl || undefined} size={48} />
      <span className={styles.name}>{name}</span>
      {seat === 'left' && <Tag>{t('marketing.group.left')}</Tag>}
      {seat === 'member' && isLeader && <Tag tone="member">{t('marketing.group.leader')}</Tag>}
    </li>
  );
}
