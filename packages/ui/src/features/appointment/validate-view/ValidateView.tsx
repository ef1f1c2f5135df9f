import { type AppointmentRight, appointmentCodeDigits } from '@yunyou/contract';
import { shanghaiTime } from '@yunyou/sdk';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Form } from '../../../components/form';
import { Stack } from '../../../components/stack';
import { TextField } from '../../../components/text-field';
import { AppPage, errorText, PageBody, useHydrated, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { RightRow } from '../right-row';
import { digitsOf, inFours } from './code-digits';

export interface ValidateViewProps {
  /** A code that the page's address brings; empty for none. */
  code: string;
  /** Where a time is chosen for the voucher. */
  bookHref: (itemIds: readonly string[], voucherId: string) => string;
}

/** Takes the code of a voucher from elsewhere, typed in groups of four or scanned. */
export function ValidateView({ code, bookHref }: ValidateViewProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  // A browser has nothing to scan with; no server knows the channel.
  const canScan = useHydrated() && sdk.host.kind !== 'browser';
  const [digits, setDigits] = useState(digitsOf(code));
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [right, setRight] = useState<AppointmentRight>();

  const type = (text: string) => {
    setDigits(digitsOf(text));
    setProblem('');
  };
  const scan = async () => {
    try {
      const found = digitsOf(await sdk.host.scan());
      type(found);
      if (found.length !== appointmentCodeDigits) setProblem(t('appointment.code.notRead'));
    } catch {
      setProblem(t('appointment.code.notRead'));
    }
  };
  const validate = async () => {
    if (digits.length !== appointmentCodeDigits) {
      setProblem(t('appointment.code.missing'));
      return false;
    }
    setBusy(true);
    try {
      setRight(await (await sdk.appointments()).validate(digits, { silent: true }));
      return true;
    } catch (error) {
      setProblem(errorText(error) ?? t('appointment.code.failed'));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return (
    <AppPage width="narrow">
      <PageBody>
        {right ? (
          <div role="status">
            <Card title={t('appointment.code.ok')}>
              <Stack>
                <RightRow right={right} today={shanghaiTime(sdk.clock.now()).day} />
                <ButtonLink
                  block
                  href={bookHref(
                    right.items.map(({ id }) => id),
                    right.voucherId,
                  )}
                >
                  {t('appointment.book')}
                </ButtonLink>
                <Button
                  block
                  variant="outline"
                  onClick={() => {
                    setRight(undefined);
                    type('');
                  }}
                >
                  {t('appointment.code.another')}
                </Button>
              </Stack>
            </Card>
          </div>
        ) : (
          <Card>
            <Form
              onSubmit={validate}
              actions={
                <Stack gap={2}>
                  <Button type="submit" size="large" block loading={busy}>
                    {t('appointment.code.submit')}
                  </Button>
                  {canScan && (
                    <Button size="large" variant="outline" block onClick={scan}>
                      {t('appointment.code.scan')}
                    </Button>
                  )}
                </Stack>
              }
            >
              <TextField
                label={t('appointment.code.label')}
                hint={t('appointment.code.hint')}
                inputMode="numeric"
                autoComplete="off"
                value={inFours(digits)}
                error={problem || undefined}
                onValueChange={type}
                clearable
                required
              />
            </Form>
          </Card>
        )}
      </PageBody>
    </AppPage>
  );
}
