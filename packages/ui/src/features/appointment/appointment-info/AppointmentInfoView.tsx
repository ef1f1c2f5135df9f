import type { AppointmentItem, AppointmentSlot } from '@yunyou/contract';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Cell, CellGroup } from '../../../components/cell';
import { Collapse } from '../../../components/collapse';
import { NoticeBar } from '../../../components/notice-bar';
import { NumberBox } from '../../../components/number-box';
import { Picture } from '../../../components/picture';
import { Row } from '../../../components/row';
import { Tag } from '../../../components/tag';
import { MapPinIcon } from '../../../icons';
import { AppPage, PageBody, useLazySheet } from '../../../shell';
import { useTexts } from '../../../texts';
import { AppointmentSlots, useSlots } from '../appointment-slots';
import { useTimes } from '../use-times';
import styles from './AppointmentInfoView.module.css';
import { ItemRules } from './ItemRules';
import { usePeople } from './use-people';

export interface AppointmentInfoViewProps {
  /** What is appointed. */
  item: AppointmentItem;
  /** The vouchers it is appointed for; empty for none. */
  voucherIds: readonly string[];
  /** Pages that it leads to. */
  hrefs: {
    map: string;
    rights: string;
    form: (slot: AppointmentSlot, people: number) => string;
  };
  /** Called when the member waits for a full slot. */
  onWaiting: () => void;
}

const loadWait = () => import('../wait-sheet/WaitSheet.lazy');

/** An item with its rules, and the day and time that are chosen of it. What fills up meanwhile is said at once. */
export function AppointmentInfoView({ item, voucherIds, hrefs, onWaiting }: AppointmentInfoViewProps) {
  const { t } = useTexts();
  const times = useTimes();
  const schedule = useSlots(item.id, voucherIds[0]);
  const { people, setPeople } = usePeople(item, voucherIds);
  const [slotId, setSlotId] = useState('');
  const [lost, setLost] = useState<'full' | 'past'>();
  const { Sheet: Wait, open: waits, setOpen: setWaits } = useLazySheet(loadWait);
  const slot = schedule.value?.slots.find(({ id }) => id === slotId);
  const isFree = slot?.state === 'open' && (slot.left === null || slot.left >= people);
  const needsRight = item.mode === 'right' && voucherIds.length === 0;

  // The choice goes when its slot does; a full one with a waiting list stays chosen.
  const state = slot?.state;
  const canWait = item.waiting;
  useEffect(() => {
    if (state === undefined || state === 'open' || (state === 'full' && canWait)) return;
    setLost(state === 'full' ? 'full' : 'past');
    setSlotId('');
  }, [state, canWait]);

  return (
    <AppPage
      lead={<Picture picture={item.picture} alt="" className={styles.picture} priority sizes="100vw" />}
      bottomBar={
        <div className={styles.bar}>
          <span role="status" className={styles.sum}>
            {slot
              ? `${t('appointment.people', { count: people })} · ${times.slot(slot)}`
              : t('appointment.info.choose')}
          </span>
          {slot && !isFree && item.waiting ? (
            <Button size="large" onClick={() => setWaits(true)}>
              {t('appointment.wait.join')}
            </Button>
          ) : slot && isFree && people > 0 ? (
            <ButtonLink size="large" href={hrefs.form(slot, people)}>
              {t('appointment.info.next')}
            </ButtonLink>
          ) : (
            <Button size="large" disabled>
              {t('appointment.info.next')}
            </Button>
          )}
        </div>
      }
    >
      <PageBody>
        <Card>
          <h2 className={styles.title}>{item.title}</h2>
          <Row>
            <Tag>{t('appointment.item.mode', { mode: item.mode })}</Tag>
            <Tag>{t('appointment.item.realName', { kind: item.realName })}</Tag>
            {item.waiting && <Tag tone="info">{t('appointment.item.waiting')}</Tag>}
          </Row>
        </Card>
        <CellGroup>
          <Cell
            icon={<MapPinIcon />}
            title={item.place.name}
            value={t('appointment.info.place')}
            href={hrefs.map}
          />
        </CellGroup>
        <Card flush>
          <Collapse
            items={[
              { key: 'intro', title: t('appointment.item.intro'), content: item.intro },
              { key: 'notes', title: t('appointment.item.notes'), content: <ItemRules item={item} /> },
            ]}
          />
        </Card>
        {needsRight ? (
          <Card>
            <p className={styles.hint}>{t('appointment.info.needRight')}</p>
            <ButtonLink href={hrefs.rights} variant="secondary" block>
              {t('appointment.info.buy')}
            </ButtonLink>
          </Card>
        ) : (
          voucherIds.length === 0 && (
            <Card>
              <Row justify="between">
                <span>{t('appointment.normal.size')}</span>
                <NumberBox
                  label={t('appointment.normal.size')}
                  value={people}
                  min={item.minGroup}
                  max={item.maxGroup}
                  onValueChange={setPeople}
                />
              </Row>
            </Card>
          )
        )}
        <div role="status">
          {lost && (
            <NoticeBar>{t(lost === 'full' ? 'appointment.info.filled' : 'appointment.info.gone')}</NoticeBar>
          )}
        </div>
        <Card
          title={t('appointment.time')}
          extra={
            voucherIds.length > 0 && (
              <span className={styles.hint}>
                {t('appointment.info.rights', { count: voucherIds.length })}
              </span>
            )
          }
        >
          <AppointmentSlots
            schedule={schedule}
            value={slotId}
            people={people}
            waiting={item.waiting}
            onValueChange={(next) => {
              setLost(undefined);
              setSlotId(next.id);
            }}
          />
        </Card>
      </PageBody>
      {Wait && slot && (
        <Wait
          open={waits}
          onOpenChange={setWaits}
          slot={slot}
          size={{
            value: Math.max(people, 1),
            min: voucherIds.length > 0 ? people : item.minGroup,
            max: voucherIds.length > 0 ? people : item.maxGroup,
          }}
          onJoined={() => {
            setWaits(false);
            onWaiting();
          }}
        />
      )}
    </AppPage>
  );
}
