import { verificationCodeWaitSeconds } from '@yunyou/contract';
import { useState } from 'react';
import { useRemaining } from '../../hooks/use-remaining';
import { useTexts } from '../../texts';
import { Button, type ButtonProps } from '../button';

export interface VerificationCodeButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  /** Sends the code. Counting starts when its promise resolves, unless to `false`; when it rejects, the visitor may ask again at once. */
  onSend: () => unknown;
  /** The clock, in epoch milliseconds. */
  now: () => number;
  /** How long the button stays shut after sending, in seconds. Default 60. */
  waitSeconds?: number;
  /** Nothing can be sent, such as while the number is not whole. Default `false`. */
  disabled?: boolean;
  /** As of a `Button`. Default `text`. */
  variant?: ButtonProps['variant'];
  /** As of a `Button`. Default `small`. */
  size?: ButtonProps['size'];
}

/** Asks for a code by message: 获取验证码, then 59秒后重试, then 重试. */
export function VerificationCodeButton({
  onSend,
  now,
  waitSeconds = verificationCodeWaitSeconds,
  disabled = false,
  variant = 'text',
  size = 'small',
  ...rest
}: VerificationCodeButtonProps) {
  const { t } = useTexts();
  const [endsAtMs, setEndsAtMs] = useState<number | null>(null);
  const remainingMs = useRemaining(endsAtMs, now);
  const waiting = remainingMs > 0;
  const text = waiting
    ? t('components.code.wait', { seconds: Math.ceil(remainingMs / 1000) })
    : t(endsAtMs === null ? 'components.code.get' : 'components.code.again');
  return (
    <Button
      variant={variant}
      size={size}
      disabled={disabled || waiting}
      onClick={async () => {
        if ((await onSend()) !== false) setEndsAtMs(now() + waitSeconds * 1000);
      }}
      {...rest}
    >
      {text}
    </Button>
  );
}
