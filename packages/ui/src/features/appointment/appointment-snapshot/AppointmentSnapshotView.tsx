import type { AppointmentSnapshotContent, Locale, ResponseOf } from '@yunyou/contract';
import { useEffect, useState } from 'react';
import { Card } from '../../../components/card';
import { DescriptionList } from '../../../components/description-list';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { SnapshotFrame } from '../../transaction-snapshot/snapshot-view';
import { useTimes } from '../use-times';

export interface AppointmentSnapshotViewProps {
  /** What was agreed, as the server has it. */
  snapshot: ResponseOf<'appointment', 'snapshot'>;
}

/** What was agreed on an appointment, checked on this device, in either language. */
export function AppointmentSnapshotView({ snapshot }: AppointmentSnapshotViewProps) {
  const sdk = useSdk();
  const [checked, setChecked] = useState<{
    isTrue: boolean;
    content: AppointmentSnapshotContent | undefined;
  }>();
  useEffect(() => {
    let isGone = false;
    sdk.appointments().then(
      ({ verify, content }) => {
        if (!isGone) setChecked({ isTrue: verify(snapshot), content: content(snapshot) });
      },
      // The page's own loader has fetched it already; without it nothing is claimed.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [sdk, snapshot]);
  const content = checked?.content;
  return (
    <SnapshotFrame
      snapshot={snapshot}
      isTrue={checked?.isTrue}
      fileName={`appointment-${content?.appointmentSn ?? snapshot.sha256.slice(0, 8)}.json`}
      areas={['appointment']}
    >
      {content && ((locale) => <AgreedAppointment content={content} locale={locale} />)}
    </SnapshotFrame>
  );
}

function AgreedAppointment({ content, locale }: { content: AppointmentSnapshotContent; locale: Locale }) {
  const { t, money } = useTexts();
  const times = useTimes();
  const { item, place, slot, rules, size, priceFen, appointmentSn } = content;
  return (
    <>
      <Card title={item.title[locale]}>
        <DescriptionList
          items={[
            { name: t('appointment.detail.sn'), words: appointmentSn },
            { name: t('appointment.time'), words: times.slot(slot) },
            { name: t('appointment.detail.place'), words: place.name[locale] },
            { name: t('appointment.detail.size'), words: t('appointment.people', { count: size }) },
            { name: t('appointment.snapshot.prices'), words: money(priceFen) },
          ]}
        />
      </Card>
      <Card title={t('appointment.item.rules')}>
        <DescriptionList
          items={[
            {
              name: t('appointment.form.visitors'),
              words: t('appointment.item.realName', { kind: rules.realName }),
            },
            {
              name: t('appointment.detail.change'),
              words:
                rules.changesMax === 0
                  ? t('appointment.item.changeNone')
                  : t('appointment.item.changeUntil', {
                      time: times.span(rules.changeUntilMin),
                      count: rules.changesMax,
                    }),
            },
            {
              name: t('appointment.detail.cancel'),
              words: t('appointment.item.cancelUntil', { time: times.span(rules.cancelUntilMin) }),
            },
            {
              name: t('appointment.detail.window'),
              words: t('appointment.item.gate', {
                early: times.span(rules.earlyMin),
                late: times.span(rules.lateMin),
              }),
            },
          ]}
        />
      </Card>
      <Card title={t('appointment.item.notes')}>
        {[item.intro, ...item.notes].map((words) => (
          <p key={words[locale]}>{words[locale]}</p>
        ))}
      </Card>
    </>
  );
}
