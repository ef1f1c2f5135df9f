import type { GroupState } from '@yunyou/contract';
import { Avatar } from '../../../components/avatar';
import { ButtonLink } from '../../../components/button';
import { Countdown } from '../../../components/countdown';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { lackingOf } from '../../marketing/group-progress';
import styles from './FormingGroups.module.css';

export interface FormingGroupsProps {
  /** Groups that can be joined, in the order in which they are shown. */
  groups: readonly GroupState[];
  /** The page of a group for whoever joins it. */
  hrefOf: (groupId: string) => string;
  /** Called when the time of one is up: the list is too old. */
  onExpired: () => void;
}

/** Groups that somebody can join: who leads them, how many are missing, how long there is. */
export function FormingGroups({ groups, hrefOf, onExpired }: FormingGroupsProps) {
  const { t } = useTexts();
  const { clock } = useSdk();
  return (
    <ul className={styles.root}>
      {groups.map((group) => {
        const [leader] = group.members;
        const name = leader?.name ?? '';
        const count = lackingOf(group);
        return (
          <li key={group.id} className={styles.group}>
            <Avatar name={name} src={leader?.avatarUrl || undefined} size={44} />
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.facts}>
                <strong>{t('groupBuy.lack', { count })}</strong>
                <span>
                  {t('groupBuy.left')}{' '}
                  <Countdown endsAtMs={group.endsAtMs} now={clock.now} onEnd={onExpired} />
                </span>
              </span>
            </span>
            <ButtonLink
              size="small"
              href={hrefOf(group.id)}
              aria-label={t('groupBuy.joinNamed', { name, count })}
            >
              {t('groupBuy.joinOne')}
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
