import {
  type AppointmentItem,
  type AppointmentRequest,
  type AppointmentSlot,
  appointmentRemarkMax,
  type SlotFullDetail,
} from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { isMobile } from '@yunyou/validators';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { Checkbox } from '../../../components/checkbox';
import { Collapse } from '../../../components/collapse';
import { Form } from '../../../components/form';
import { NoticeBar } from '../../../components/notice-bar';
import { TextArea } from '../../../components/text-area';
import { TextField } from '../../../components/text-field';
import { errorText, FormProblem, typedMobile, useOnline } from '../../../shell';
import { useTexts } from '../../../texts';
import { ItemRules } from '../appointment-info';
import { useTimes } from '../use-times';
import styles from './AppointmentForm.module.css';
import type { AppointmentDraft } from './appointment-draft';
import { Visitors } from './Visitors';

/** What is sent, whichever call it is. */
export type AppointmentInput = Pick<
  AppointmentRequest,
  'size' | 'contactIds' | 'visitors' | 'mobile' | 'remark'
> & { slotId: string };

export interface AppointmentFormProps {
  item: AppointmentItem;
  /** The chosen slot; undefined while none is. */
  slot: AppointmentSlot | undefined;
  voucherIds: readonly string[];
  /** How many come. */
  size: number;
  draft: AppointmentDraft;
  onDraftChange: (part: Partial<AppointmentDraft>) => void;
  /** Called with another slot, from those that are offered in place of a full one. */
  onSlotChange: (slotId: string, day: string) => void;
  /** A list of visitors can be pasted. Default `false`. */
  canPaste?: boolean;
  /** The number is known already. Default `false`. */
  hidesMobile?: boolean;
  /** Said at the slot when none is chosen. */
  slotMissing: ReactNode;
  /** Sends it. A rejection is said here, and nothing is lost. */
  onSubmit: (input: AppointmentInput) => Promise<unknown>;
}

interface Problems {
  visitors?: string;
  mobile?: string;
  agree?: string;
  form?: string;
}

/** Rules whose words belong to those who come. */
const VISITOR_RULES: readonly string[] = ['visitorBooked', 'visitorsRefused', 'visitorsMissing'];

/** Who comes, the number that is told of changes, a remark, and the rules that are agreed to. */
export function AppointmentForm({
  item,
  slot,
  voucherIds,
  size,
  draft,
  onDraftChange,
  onSlotChange,
  canPaste = false,
  hidesMobile = false,
  slotMissing,
  onSubmit,
}: AppointmentFormProps) {
  const { t } = useTexts();
  const times = useTimes();
  const online = useOnline();
  const [agreed, setAgreed] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [instead, setInstead] = useState<SlotFullDetail['slots']>([]);
  const [busy, setBusy] = useState(false);
  const { travellers, listed, mobile, remark } = draft;
  const needed = item.realName === 'none' ? 0 : item.realName === 'leader' ? 1 : size;

  const change = (part: Partial<AppointmentDraft>, solved: keyof Problems) => {
    onDraftChange(part);
    setProblems((before) => ({ ...before, [solved]: undefined }));
  };

  const submit = async () => {
    const found: Problems = {
      ...(travellers.length + listed.length !== needed && {
        visitors:
          travellers.length + listed.length < needed
            ? t('appointment.form.visitorsMissing', { count: needed })
            : t('appointment.normal.over', { count: travellers.length + listed.length - needed }),
      }),
      ...(!hidesMobile && !isMobile(mobile) && { mobile: t('appointment.form.mobileInvalid') }),
      ...(!agreed && { agree: t('appointment.form.agreeMissing') }),
      ...(!slot && { form: t('appointment.normal.slotMissing') }),
    };
    setProblems(found);
    if (!slot || Object.keys(found).length > 0) return false;
    setBusy(true);
    setInstead([]);
    try {
      await onSubmit({
        slotId: slot.id,
        size,
        ...(needed > 0 && {
          contactIds: travellers.map(({ memberFrequentContactsId }) => memberFrequentContactsId),
          visitors: listed.map((visitor) => ({ ...visitor, certType: visitor.certType as 1 })),
        }),
        mobile,
        remark: remark.trim(),
      });
      return true;
    } catch (error) {
      const words = errorText(error) ?? t('appointment.form.failed');
      const rule = isApiError(error) ? error.rule : undefined;
      setProblems({ [rule && VISITOR_RULES.includes(rule) ? 'visitors' : 'form']: words });
      if (rule === 'slotFull' && isApiError(error)) setInstead(slotsOf(error.detail));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form
      onSubmit={submit}
      actions={
        <>
          {!online && <NoticeBar>{t('appointment.form.offline')}</NoticeBar>}
          <FormProblem>{problems.form}</FormProblem>
          {instead.length > 0 && (
            <div className={styles.instead}>
              <p className={styles.hint}>{t('appointment.form.instead')}</p>
              {instead.map((one) => (
                <Button
                  key={one.id}
                  variant="outline"
                  block
                  onClick={() => {
                    setInstead([]);
                    setProblems({});
                    onSlotChange(one.id, one.day);
                  }}
                >
                  {times.slot(one)}
                </Button>
              ))}
            </div>
          )}
          <Button type="submit" size="large" block loading={busy} disabled={!online}>
            {t('appointment.form.submit')}
          </Button>
        </>
      }
    >
      {!slot && slotMissing}
      {needed > 0 && (
        <Visitors
          item={item}
          slotId={slot?.id}
          voucherIds={voucherIds}
          size={size}
          needed={needed}
          draft={draft}
          onChange={(part) => change(part, 'visitors')}
          canPaste={canPaste}
          problem={problems.visitors}
        />
      )}
      <Card>
        <div className={styles.fields}>
          {!hidesMobile && (
            <TextField
              label={t('appointment.form.mobile')}
              hint={t('appointment.form.mobileHint')}
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              value={mobile}
              error={problems.mobile}
              onValueChange={(text) => change({ mobile: typedMobile(text) }, 'mobile')}
              required
            />
          )}
          <TextArea
            label={t('appointment.form.remark')}
            rows={2}
            maxLength={appointmentRemarkMax}
            value={remark}
            onValueChange={(text) => change({ remark: text }, 'form')}
          />
        </div>
      </Card>
      <Card flush>
        <Collapse
          defaultValue={['rules']}
          items={[{ key: 'rules', title: t('appointment.item.rules'), content: <ItemRules item={item} /> }]}
        />
      </Card>
      <div>
        <Checkbox
          checked={agreed}
          aria-invalid={problems.agree ? true : undefined}
          onCheckedChange={(checked) => {
            setAgreed(checked);
            setProblems((before) => ({ ...before, agree: undefined }));
          }}
        >
          {t('appointment.form.agree')}
        </Checkbox>
        <FormProblem>{problems.agree}</FormProblem>
      </div>
    </Form>
  );
}

/** Free slots that a refusal names. */
function slotsOf(detail: unknown): SlotFullDetail['slots'] {
  const { slots }: Partial<SlotFullDetail> = { ...Object(detail) };
  return Array.isArray(slots) ? slots : [];
}
