export { PasteDialog as default } from './PasteDialog';

export const areas = ['appointment', 'components'] as const;
