import { toastDurationMs } from '@yunyou/contract';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { CircleCheckIcon, CircleXIcon } from '../../icons';
import { Spinner } from '../spinner';
import styles from './Toast.module.css';

export interface ToastOptions {
  /** `text` says something, `success` and `error` say how it went, `loading` stays until it is closed. Default `text`. */
  kind?: 'text' | 'success' | 'error' | 'loading';
  /** How long it stays, in milliseconds. Default 2000. */
  durationMs?: number;
}

export interface Toasts {
  /** Shows a text; the one before it goes. */
  show(text: string, options?: ToastOptions): void;
  /** Takes away what is shown. */
  close(): void;
}

const ToastContext = /* @__PURE__ */ createContext<Toasts | null>(null);

interface ShownToast extends Required<ToastOptions> {
  text: string;
}

const icons: Record<Required<ToastOptions>['kind'], ReactNode> = {
  text: null,
  success: <CircleCheckIcon size={20} />,
  error: <CircleXIcon size={20} />,
  loading: <Spinner />,
};

export interface ToastProviderProps {
  /** The part of the app that may show short messages. */
  children: ReactNode;
}

/** Gives everything below it one place for short messages, on the topmost layer. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const show = useCallback(
    (text: string, { kind = 'text', durationMs = toastDurationMs }: ToastOptions = {}) => {
      setShown({ text, kind, durationMs });
    },
    [],
  );
  const close = useCallback(() => setShown(null), []);
  const toasts = useMemo(() => ({ show, close }), [show, close]);

  useEffect(() => {
    if (!shown || shown.kind === 'loading') return;
    const timer = setTimeout(close, shown.durationMs);
    return () => clearTimeout(timer);
  }, [shown, close]);

  const toast = shown && (
    <div className={styles.toast} data-kind={shown.kind}>
      {icons[shown.kind]}
      <span>{shown.text}</span>
    </div>
  );
  const urgent = shown?.kind === 'error';
  return (
    <ToastContext value={toasts}>
      {children}
      {/* Both regions are always there: screen readers only hear of changes inside a region they know. */}
      <div className={styles.layer} role="status">
        {!urgent && toast}
      </div>
      <div className={styles.layer} role="alert">
        {urgent && toast}
      </div>
    </ToastContext>
  );
}

/** The place for short messages. Throws outside a `ToastProvider`. */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) {
    throw new Error(
      'useToast: there is no place for toasts, because no ToastProvider stands above this component. ' +
        'Wrap the app in <ToastProvider>.',
    );
  }
  return toasts;
}
