import type { AppointmentItem } from '@yunyou/contract';
import { useTexts } from '../../../texts';
import { useTimes } from '../use-times';
import styles from './ItemRules.module.css';

export interface ItemRulesProps {
  /** The item whose rules are told. */
  item: AppointmentItem;
}

/** What is agreed to with an appointment: until when it can be booked, moved, cancelled, and when people are let in. */
export function ItemRules({ item }: ItemRulesProps) {
  const { t } = useTexts();
  const { span } = useTimes();
  const rules = [
    item.minGroup === 1 && item.maxGroup === 1
      ? t('appointment.item.groupOne')
      : t('appointment.item.group', { min: item.minGroup, max: item.maxGroup }),
    t('appointment.item.opens', { days: item.openDaysAhead, time: item.releaseAt }),
    t('appointment.item.bookUntil', { time: span(item.bookUntilMin) }),
    item.changesMax === 0
      ? t('appointment.item.changeNone')
      : t('appointment.item.changeUntil', { time: span(item.changeUntilMin), count: item.changesMax }),
    t('appointment.item.cancelUntil', { time: span(item.cancelUntilMin) }),
    t('appointment.item.gate', { early: span(item.earlyMin), late: span(item.lateMin) }),
    ...(item.approval === 'merchant' ? [t('appointment.item.approval')] : []),
    ...(item.realName !== 'none' && item.certTypes.length > 0
      ? [
          t('appointment.item.documents', {
            types: item.certTypes.map((type) => t('contacts.cert', { type: String(type) })).join(' · '),
          }),
        ]
      : []),
    ...(item.mode === 'right'
      ? []
      : [
          t('appointment.item.noShow', {
            days: item.noShowDays,
            count: item.noShowLimit,
            block: item.noShowBlockDays,
          }),
        ]),
  ];
  return (
    <ul className={styles.rules}>
      {[...rules, ...item.notes].map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}
