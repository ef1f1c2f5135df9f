export { TimeSheet as default } from './TimeSheet';

export const areas = ['appointment', 'components', 'order'] as const;
