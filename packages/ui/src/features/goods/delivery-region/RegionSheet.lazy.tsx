export { RegionSheet as default } from '../../../components/region-picker';

export const areas = ['components', 'kit', 'goods'] as const;
