import type { NftRarity } from '@yunyou/contract';
import type { TagProps } from '../../components/tag';

/** Gold for the rarest. */
export const rarityTones: Readonly<Record<NftRarity, NonNullable<TagProps['tone']>>> = {
  common: 'neutral',
  rare: 'info',
  epic: 'member',
};
