export { SkuFields as default } from './SkuFields';

export const areas = ['components', 'goods'] as const;
