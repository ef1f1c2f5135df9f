import { adviceKinds, adviceTextMax, type RequestOf } from '@yunyou/contract';
import { isMobile } from '@yunyou/validators';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { Form } from '../../../components/form';
import { RadioGroup } from '../../../components/radio-group';
import { TextArea } from '../../../components/text-area';
import { TextField } from '../../../components/text-field';
import type { UploadedFile, UploadFunction } from '../../../components/uploader';
import { FormProblem, typedMobile } from '../../../shell';
import { useTexts } from '../../../texts';
import { AdvicePictures, missingOf, refusalOf } from './AdvicePictures';
import type { AdviceDraft } from './advice-draft';

export type AdviceInput = RequestOf<'advice', 'add'>;

export interface AdviceFormProps {
  /** What it begins with. Default nothing. */
  draft: Partial<AdviceDraft>;
  /** The member's own number, which may become known later: stands there until another one is typed. */
  ownMobile: string;
  /** Called with every change, to be kept. */
  onDraftChange: (draft: AdviceDraft) => void;
  /** Sends one picture. */
  upload: UploadFunction;
  /** Chooses the order it is about. */
  orderChoice: (orderId: string, onChange: (orderId: string) => void) => ReactNode;
  /** Sends it. A rejection is said at its field or under the form, and nothing is lost. */
  onSubmit: (input: AdviceInput) => Promise<unknown>;
}

/** A number that nobody has typed is the member's own. */
type Begun = Omit<AdviceDraft, 'mobile'> & { mobile: string | undefined };

type Problems = Partial<Record<'kind' | 'text' | 'pictures' | 'mobile' | 'form', string>>;

/** Asks what a member has to say: what about, the words, pictures, the order, a number to call. */
export function AdviceForm({
  draft,
  ownMobile,
  onDraftChange,
  upload,
  orderChoice,
  onSubmit,
}: AdviceFormProps) {
  const texts = useTexts();
  const { t } = texts;
  const [begun] = useState<Begun>({
    kind: '',
    text: '',
    orderId: '',
    pictures: [],
    mobile: undefined,
    ...draft,
  });
  const [advice, setAdvice] = useState(begun);
  /** Two pictures may be told of before the next render. */
  const latest = useRef(begun);
  const [unsent, setUnsent] = useState(0);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);

  const change = (part: Partial<AdviceDraft>) => {
    latest.current = { ...latest.current, ...part };
    setAdvice(latest.current);
    onDraftChange({ ...latest.current, mobile: latest.current.mobile ?? ownMobile });
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };
  const { kind, text, orderId, mobile = ownMobile, pictures } = advice;

  const submit = async () => {
    const found: Problems = {
      ...(kind === '' && { kind: t('advice.kindMissing') }),
      ...missingOf(texts, { text, unsent }),
      ...(mobile !== '' && !isMobile(mobile) && { mobile: t('advice.mobileInvalid') }),
    };
    setProblems(found);
    if (kind === '' || Object.keys(found).length > 0) return false;
    setBusy(true);
    try {
      await onSubmit({
        kind,
        text: text.trim(),
        pictureKeys: pictures.map(({ key }) => key),
        orderId: orderId === '' ? null : orderId,
        mobile,
      });
      return true;
    } catch (error) {
      setProblems(refusalOf(texts, error));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card>
      <Form
        onSubmit={submit}
        actions={
          <>
            <FormProblem>{problems.form}</FormProblem>
            <Button type="submit" size="large" block loading={busy}>
              {t('advice.submit')}
            </Button>
          </>
        }
      >
        <div>
          <RadioGroup
            look="chips"
            label={t('advice.kind')}
            items={adviceKinds.map((value) => ({ value, label: t('advice.kindOf', { kind: value }) }))}
            value={kind}
            onValueChange={(value) => change({ kind: adviceKinds.find((one) => one === value) ?? '' })}
          />
          {problems.kind && <FormProblem>{problems.kind}</FormProblem>}
        </div>
        <TextArea
          label={t('advice.text')}
          placeholder={t('advice.placeholder')}
          rows={5}
          maxLength={adviceTextMax}
          required
          value={text}
          error={problems.text}
          onValueChange={(value) => change({ text: value })}
        />
        <AdvicePictures
          upload={upload}
          defaultValue={begun.pictures}
          error={problems.pictures}
          onValueChange={(value: UploadedFile[]) => change({ pictures: value })}
          onUnsentChange={setUnsent}
        />
        {orderChoice(orderId, (value) => change({ orderId: value }))}
        <TextField
          label={t('advice.mobile')}
          hint={t('advice.mobileHint')}
          inputMode="numeric"
          autoComplete="tel-national"
          value={mobile}
          error={problems.mobile}
          onValueChange={(value) => change({ mobile: typedMobile(value) })}
        />
      </Form>
    </Card>
  );
}
