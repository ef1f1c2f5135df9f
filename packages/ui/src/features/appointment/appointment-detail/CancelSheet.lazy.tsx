export { CancelSheet as default } from './CancelSheet';

export const areas = ['appointment', 'components'] as const;
