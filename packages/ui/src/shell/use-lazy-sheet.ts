import { type ComponentType, useState } from 'react';
import { useToast } from '../components/toast';
import { useTexts } from '../texts';
import { type LazyBlock, useLazyBlock } from './use-lazy-block';

/** A dialog or sheet whose code comes when it is first wanted. When the code cannot be had, a toast says so and `onClose` is called. */
export function useLazyDialog<Props>(
  load: () => Promise<LazyBlock<Props>>,
  wanted: boolean,
  onClose: () => void,
): ComponentType<Props> | undefined {
  const { t } = useTexts();
  const { show } = useToast();
  return useLazyBlock(load, wanted, () => {
    onClose();
    show(t('app.networkFailed'), { kind: 'error' });
  });
}

/** Such a sheet that a press opens: its component once it is there, whether it is open, and what opens and closes it. */
export function useLazySheet<Props>(load: () => Promise<LazyBlock<Props>>) {
  const [open, setOpen] = useState(false);
  return { Sheet: useLazyDialog(load, open, () => setOpen(false)), open, setOpen };
}
