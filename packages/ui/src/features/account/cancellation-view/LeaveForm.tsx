import { verificationCodeLength } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { maskMobile } from '@yunyou/validators';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { Checkbox } from '../../../components/checkbox';
import { Modal } from '../../../components/modal';
import { FormProblem, failureText, useProblemFocus, useSdk, useSession } from '../../../shell';
import { useTexts } from '../../../texts';
import { CodeField } from '../../session/login-form/CodeField';
import { PictureField } from '../../session/login-form/PictureField';
import { useCodeSending } from '../../session/login-form/use-code-sending';
import { AgreementBox } from './AgreementBox';
import styles from './CancellationView.module.css';

interface LeaveFormProps {
  /** The agreement's document. */
  html: string;
  /** Cancels the account; a rejection is said beside its field. */
  onLeave: (code: string | undefined) => Promise<void>;
}

type Problems = { agreed?: string; picture?: string; code?: string; form?: string };

/** The agreement, the tick, the code and the last question. What is typed stays when it is refused. */
export function LeaveForm({ html, onLeave }: LeaveFormProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { user } = useSession();
  const agreedProblem = useId();
  const [read, setRead] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const [code, setCode] = useState('');
  const [sent, setSent] = useState(false);
  const [asking, setAsking] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const { ref, focusProblem } = useProblemFocus<HTMLFormElement>();
  const mobile = user?.phoneNumber ?? '';
  // A member without a number has nothing that a code could be sent to.
  const needsCode = user === undefined || mobile !== '';

  const refuse = (found: Problems) => {
    setProblems(found);
    focusProblem();
  };
  const { check, sendCode } = useCodeSending(refuse);
  const send = () =>
    sendCode('code', async (picId) => {
      await (await sdk.account()).requestCode({ target: 'cancel', picId }, { silent: true });
      setSent(true);
      setProblems({});
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found: Problems = {
      ...(!agreed && { agreed: t('account.leave.agreeFirst') }),
      ...(needsCode && code.length !== verificationCodeLength && { code: t('account.mobile.codeMissing') }),
    };
    if (Object.keys(found).length > 0) return refuse(found);
    setProblems({});
    setAsking(true);
  };
  const leave = async () => {
    try {
      await onLeave(needsCode ? code : undefined);
    } catch (error) {
      const ofCode = isApiError(error) && error.field === 'code';
      refuse({ [ofCode ? 'code' : 'form']: failureText(texts, error) });
    }
  };

  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={submit}>
      <Card title={t('account.leave.agreement')}>
        <AgreementBox html={html} read={read} onRead={() => setRead(true)} />
      </Card>
      <div>
        <Checkbox
          checked={agreed}
          disabled={!read}
          onCheckedChange={(checked) => {
            setAgreed(checked);
            setProblems((before) => ({ ...before, agreed: undefined }));
          }}
          aria-invalid={problems.agreed ? true : undefined}
          aria-describedby={problems.agreed ? agreedProblem : undefined}
        >
          {t('account.leave.agree')}
        </Checkbox>
        <FormProblem id={agreedProblem}>{problems.agreed}</FormProblem>
      </div>
      {check.picture && <PictureField {...check} image={check.picture.image} problem={problems.picture} />}
      {needsCode && (
        <CodeField
          label={t('account.leave.code')}
          value={code}
          onValueChange={(digits) => {
            setCode(digits);
            setProblems((before) => ({ ...before, code: undefined }));
          }}
          hint={
            sent && mobile !== '' ? t('account.leave.codeHint', { mobile: maskMobile(mobile) }) : undefined
          }
          error={problems.code}
          onSend={send}
        />
      )}
      <FormProblem>{problems.form}</FormProblem>
      <Button type="submit" variant="danger" size="large" block>
        {t('account.leave.submit')}
      </Button>
      <Modal
        open={asking}
        onOpenChange={setAsking}
        title={t('account.leave.ask')}
        tone="danger"
        confirmText={t('account.leave.submit')}
        cancelText={t('account.leave.stay')}
        onConfirm={leave}
      >
        {t('account.leave.askHint')}
      </Modal>
    </form>
  );
}
