export {
  type ToastOptions,
  ToastProvider,
  type ToastProviderProps,
  type Toasts,
  useToast,
} from './ToastProvider';
