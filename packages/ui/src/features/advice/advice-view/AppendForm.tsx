import { adviceTextMax } from '@yunyou/contract';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { Form } from '../../../components/form';
import { TextArea } from '../../../components/text-area';
import { useToast } from '../../../components/toast';
import type { UploadedFile } from '../../../components/uploader';
import { FormProblem, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { AdvicePictures, missingOf, refusalOf } from '../advice-form/AdvicePictures';

export interface AppendFormProps {
  /** The suggestion that is added to. */
  id: string;
  /** How often something can be added now. */
  left: number;
  /** Called when something was added. */
  onDone: () => void;
}

/** Asks what there is to add to a suggestion. */
export function AppendForm({ id, left, onDone }: AppendFormProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const [round, setRound] = useState(0);
  const [text, setText] = useState('');
  const [pictures, setPictures] = useState<readonly UploadedFile[]>([]);
  const [unsent, setUnsent] = useState(0);
  const [problems, setProblems] = useState<{ text?: string; pictures?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    const found = missingOf(texts, { text, unsent });
    setProblems(found);
    if (Object.keys(found).length > 0) return false;
    setBusy(true);
    try {
      const { append } = await sdk.advice();
      await append({ id, text: text.trim(), pictureKeys: pictures.map(({ key }) => key) }, { silent: true });
      show(t('advice.appended'), { kind: 'success' });
      setText('');
      setPictures([]);
      setRound(round + 1);
      onDone();
      return true;
    } catch (error) {
      setProblems(refusalOf(texts, error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={t('advice.append')}>
      <Form
        onSubmit={submit}
        actions={
          <>
            <FormProblem>{problems.form}</FormProblem>
            <Button type="submit" variant="outline" block loading={busy}>
              {t('advice.appendSubmit')}
            </Button>
          </>
        }
      >
        <TextArea
          label={t('advice.appendText')}
          hint={t('advice.appendsLeft', { count: left })}
          maxLength={adviceTextMax}
          value={text}
          error={problems.text}
          onValueChange={setText}
        />
        <AdvicePictures
          key={round}
          upload={async (file) => (await sdk.advice()).upload(file)}
          error={problems.pictures}
          onValueChange={setPictures}
          onUnsentChange={setUnsent}
        />
      </Form>
    </Card>
  );
}
