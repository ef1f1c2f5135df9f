import { cardActivationCodeLength, cardNumberDigits } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Form } from '../../../components/form';
import { Popup } from '../../../components/popup';
import { TextField } from '../../../components/text-field';
import { useToast } from '../../../components/toast';
import { FormProblem, failureText, useOnline, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';

export interface BindSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close; what was typed stays. */
  onOpenChange: (open: boolean) => void;
  /** Called with the card that was added. */
  onBound: (cardId: string) => void;
}

export const areas = ['card-activation', 'components', 'kit'] as const;

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, cardNumberDigits);
const symbolsOf = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, cardActivationCodeLength);

/** Adds a paper card: its number, which is encrypted before it leaves, and its code. */
export default function BindSheet({ open, onOpenChange, onBound }: BindSheetProps) {
  const { cardActivation } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const isOnline = useOnline();
  const [typed, setTyped] = useState({ number: '', code: '' });
  const [problems, setProblems] = useState<Partial<Record<'number' | 'code' | 'form', string>>>({});
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    const found = {
      ...(typed.number.length !== cardNumberDigits && { number: t('cardActivation.bind.numberWrong') }),
      ...(typed.code.length !== cardActivationCodeLength && { code: t('cardActivation.bind.codeWrong') }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return false;
    setBusy(true);
    try {
      const cardId = await (await cardActivation()).bind(typed.number, typed.code, { silent: true });
      show(t('cardActivation.bind.done'), { kind: 'success' });
      setTyped({ number: '', code: '' });
      onBound(cardId);
      return true;
    } catch (error) {
      const isNumber = isApiError(error) && error.rule === 'cardNumberWrong';
      setProblems({ [isNumber ? 'number' : 'form']: failureText(texts, error) });
      return false;
    } finally {
      setBusy(false);
    }
  };

  return (
    <Popup open={open} onOpenChange={onOpenChange} title={t('cardActivation.bind')}>
      <Form
        onSubmit={submit}
        actions={
          <>
            <FormProblem>{problems.form}</FormProblem>
            <Button type="submit" size="large" block loading={busy} disabled={!isOnline}>
              {t('cardActivation.bind.submit')}
            </Button>
          </>
        }
      >
        <p>{t('cardActivation.bind.hint')}</p>
        <TextField
          label={t('cardActivation.bind.number')}
          hint={t('cardActivation.bind.numberHint')}
          inputMode="numeric"
          autoComplete="off"
          value={typed.number.replace(/(.{4})(?=.)/g, '$1 ')}
          onValueChange={(text) => setTyped((before) => ({ ...before, number: digitsOf(text) }))}
          error={problems.number}
          required
        />
        <TextField
          label={t('cardActivation.bind.code')}
          hint={t('cardActivation.bind.codeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed.code}
          onValueChange={(text) => setTyped((before) => ({ ...before, code: symbolsOf(text) }))}
          error={problems.code}
          required
        />
      </Form>
    </Popup>
  );
}
