import type { AppointmentItem } from '@yunyou/contract';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { IconButton } from '../../../components/icon-button';
import { PlusIcon, XIcon } from '../../../icons';
import { FormProblem, useLazySheet } from '../../../shell';
import { useTexts } from '../../../texts';
import { TravellerPicker } from '../../contacts/traveller-picker';
import styles from './AppointmentForm.module.css';
import type { AppointmentDraft } from './appointment-draft';
import { type SlotQuestion, useCheckedTravellers } from './use-checked-travellers';

export interface VisitorsProps extends SlotQuestion {
  item: AppointmentItem;
  /** How many names are needed. */
  needed: number;
  draft: AppointmentDraft;
  onChange: (part: Partial<AppointmentDraft>) => void;
  /** A list can be pasted. */
  canPaste: boolean;
  problem: string | undefined;
}

const loadPaste = () => import('../normal-form/PasteDialog.lazy');

/** Who comes: travellers of the member's, and those of a pasted list. */
export function Visitors({ item, needed, draft, onChange, canPaste, problem, ...question }: VisitorsProps) {
  const { t } = useTexts();
  const [picking, setPicking] = useState(false);
  const { Sheet: Paste, open: pasting, setOpen: setPasting } = useLazySheet(loadPaste);
  const source = useCheckedTravellers(question, t('appointment.form.booked'));
  const { travellers, listed } = draft;
  const count = travellers.length + listed.length;
  const people = [
    ...travellers.map(({ memberFrequentContactsId: id, name, certType, idCard }) => ({
      id,
      name,
      certType,
      idCard,
      remove: () => onChange({ travellers: travellers.filter((one) => one.memberFrequentContactsId !== id) }),
    })),
    ...listed.map(({ name, certType, idCard }) => ({
      id: idCard,
      name,
      certType,
      idCard,
      remove: () => onChange({ listed: listed.filter((one) => one.idCard !== idCard) }),
    })),
  ];
  return (
    <Card
      title={t(item.realName === 'leader' ? 'appointment.form.leader' : 'appointment.form.visitors')}
      extra={
        <span className={styles.hint} role="status">
          {t('appointment.form.chosen', { needed, chosen: count })}
        </span>
      }
    >
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map(({ id, name, certType, idCard, remove }) => (
            <li key={id} className={styles.person}>
              <div className={styles.words}>
                <div>{name}</div>
                <div className={styles.hint}>
                  {t('contacts.cert', { type: String(certType) })} {idCard}
                </div>
              </div>
              <IconButton label={t('appointment.form.remove', { name })} onClick={remove}>
                <XIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.choices}>
        <Button variant="secondary" block icon={<PlusIcon size={18} />} onClick={() => setPicking(true)}>
          {t('appointment.form.choose')}
        </Button>
        {canPaste && needed > 1 && (
          <Button variant="outline" block onClick={() => setPasting(true)}>
            {t('appointment.normal.paste')}
          </Button>
        )}
      </div>
      <FormProblem>{problem}</FormProblem>
      <TravellerPicker
        open={picking}
        onOpenChange={setPicking}
        ticket={item}
        source={source}
        day=""
        needed={Math.max(0, needed - listed.length)}
        chosen={travellers}
        onChosenChange={(chosen) => onChange({ travellers: chosen })}
      />
      {Paste && (
        <Paste
          open={pasting}
          onOpenChange={setPasting}
          certTypes={item.certTypes}
          known={listed}
          room={Math.max(0, needed - count)}
          onFound={(found) => onChange({ listed: [...listed, ...found] })}
        />
      )}
    </Card>
  );
}
