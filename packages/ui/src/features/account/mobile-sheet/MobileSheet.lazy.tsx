export { MobileSheet as default } from './MobileSheet';

export const areas = ['account', 'components', 'contacts', 'kit', 'session'] as const;
