export { MobileSheet as default } from './MobileSheet';

export const areas = ['account', 'components', 'session'] as const;
