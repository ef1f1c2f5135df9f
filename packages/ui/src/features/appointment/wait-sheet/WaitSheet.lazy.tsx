export { WaitSheet as default } from './WaitSheet';

export const areas = ['appointment', 'components'] as const;
