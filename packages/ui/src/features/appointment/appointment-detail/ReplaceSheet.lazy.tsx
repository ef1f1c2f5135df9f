export { ReplaceSheet as default } from './ReplaceSheet';

export const areas = ['appointment', 'components', 'contacts', 'kit'] as const;
