import { pastedListMax } from '@yunyou/contract';
import type { ListedVisitor, WrongLine } from '@yunyou/sdk';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Form } from '../../../components/form';
import { Popup } from '../../../components/popup';
import { TextArea } from '../../../components/text-area';
import { errorText, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './PasteDialog.module.css';

export interface PasteDialogProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** Documents that are accepted; empty for any. */
  certTypes: readonly number[];
  /** Who is on the list already. */
  known: readonly ListedVisitor[];
  /** How many more there is room for. */
  room: number;
  /** Called with those whose lines are right. */
  onFound: (visitors: readonly ListedVisitor[]) => void;
}

interface Result {
  good: number;
  wrong: readonly WrongLine[];
}

/** Reads a pasted list: the right lines are taken over, the wrong ones stay with their reason and can be mended. */
export function PasteDialog({ open, onOpenChange, certTypes, known, room, onFound }: PasteDialogProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const [text, setText] = useState('');
  const [result, setResult] = useState<Result>();
  const [problem, setProblem] = useState('');

  const read = async () => {
    if (text.trim() === '') {
      setProblem(t('appointment.paste.nothing'));
      return false;
    }
    setProblem('');
    try {
      const { parseVisitorList } = await sdk.appointments();
      const { visitors, wrong } = parseVisitorList(text, {
        ...(certTypes.length > 0 && { certTypes }),
        known,
        room,
      });
      if (visitors.length > 0) onFound(visitors);
      setText(wrong.map((line) => line.text).join('\n'));
      setResult({ good: visitors.length, wrong });
      if (wrong.length === 0) onOpenChange(false);
      return wrong.length === 0;
    } catch (error) {
      setProblem(errorText(error) ?? t('app.failed'));
      return false;
    }
  };

  return (
    <Popup open={open} onOpenChange={onOpenChange} title={t('appointment.normal.paste')}>
      <Form
        onSubmit={read}
        actions={
          <Button type="submit" size="large" block>
            {t('appointment.paste.read')}
          </Button>
        }
      >
        <div role="status" className={styles.result}>
          {result && (
            <>
              <p>{t('appointment.paste.found', { good: result.good, bad: result.wrong.length })}</p>
              {result.wrong.length > 0 && (
                <>
                  <ul className={styles.wrong}>
                    {result.wrong.map(({ line, text: written, problem: why, other }) => (
                      <li key={line}>
                        <strong>{t('appointment.paste.line', { line })}</strong> {written}
                        <br />
                        <span className={styles.why}>
                          {why === 'twice'
                            ? t('appointment.paste.twice', { other: other ?? 0 })
                            : t('appointment.paste.problem', { problem: why })}
                        </span>
                      </li>
                    ))}
                  </ul>
                  <p className={styles.hint}>{t('appointment.paste.keep')}</p>
                </>
              )}
            </>
          )}
        </div>
        <TextArea
          label={t('appointment.paste.label')}
          hint={t('appointment.paste.how')}
          placeholder={t('appointment.paste.placeholder')}
          rows={8}
          maxLength={pastedListMax}
          value={text}
          error={problem || undefined}
          onValueChange={setText}
        />
      </Form>
    </Popup>
  );
}
