import {
  paymentAppButtonTimeoutMs,
  paymentAppEnvironmentError,
  paymentAppPluginError,
} from '@yunyou/contract';
import type { MessageId } from '@yunyou/i18n';
import {
  createPaymentAppButton,
  PaymentAppError,
  type PaymentAppErrorCode,
} from '@yunyou/payment/authorisation';
import { useRef, useState } from 'react';
import { useTexts } from '../../texts';
import { Button, type ButtonProps } from '../button';
import styles from './PaymentAppButton.module.css';

export interface PaymentAppButtonProps<App> extends Omit<ButtonProps, 'onClick' | 'loading' | 'onError'> {
  /** Looks for the payment app's script interface; undefined while it is not there. Handed in by the host. */
  find: () => App | undefined;
  /** Starts the payment. The button waits for it; a rejection is shown under the button and told to `onError`. */
  onPay: (app: App) => Promise<unknown>;
  /** Told what went wrong; an environment's or a plugin's failure is a `PaymentAppError` with its code. Default nothing. */
  onError?: (error: unknown) => void;
  /** What a person reads of a failure, where the button does not pay. Default: words about paying. */
  problemText?: (error: unknown) => string;
  /** How long to look for the interface, in milliseconds. Default 2000. */
  timeoutMs?: number;
}

const messages: Readonly<Record<PaymentAppErrorCode, MessageId>> = {
  [paymentAppEnvironmentError.notInPaymentApp]: 'kit.payApp.notInside',
  [paymentAppEnvironmentError.invalidTimeout]: 'kit.payApp.badTimeout',
  [paymentAppPluginError.noPermission]: 'kit.payApp.noPermission',
  [paymentAppPluginError.actionNotInPlugin]: 'kit.payApp.noAction',
  [paymentAppPluginError.pluginNotImplemented]: 'kit.payApp.noAction',
};

/** Pays inside the payment app: waits until its interface is there, then pays. A press while it is busy is ignored. */
export function PaymentAppButton<App>({
  find,
  onPay,
  onError,
  problemText,
  timeoutMs = paymentAppButtonTimeoutMs,
  ...button
}: PaymentAppButtonProps<App>) {
  const { t } = useTexts();
  const [problem, setProblem] = useState<string>();
  const pressed = useRef<Promise<void>>(undefined);

  const pay = async () => {
    setProblem(undefined);
    try {
      await createPaymentAppButton({ find, timeoutMs, run: onPay }).press();
    } catch (error) {
      const ownText = () => t(error instanceof PaymentAppError ? messages[error.code] : 'kit.payApp.failed');
      setProblem(problemText?.(error) ?? ownText());
      onError?.(error);
    } finally {
      pressed.current = undefined;
    }
  };
  // Two presses can arrive before the first is painted: the second waits for the same payment.
  const payOnce = () => {
    pressed.current ??= pay();
    return pressed.current;
  };

  return (
    <div className={styles.root} data-block={button.block || undefined}>
      <Button {...button} onClick={payOnce} />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}
