export { ChangeSheet as default } from './ChangeSheet';

export const areas = ['appointment', 'components'] as const;
