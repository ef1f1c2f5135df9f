import type { GoodsSummary } from '@yunyou/contract';
import { CardGrid, MediaCardPending } from '../../../components/media-card';
import { Empty } from '../../../components/state';
import { ResourceView, type ResourceViewProps } from '../../../shell';
import { useTexts } from '../../../texts';
import { GoodsCard } from './GoodsCard';

export interface GoodsListProps {
  /** The goods, as `useResource` gives them. */
  goods: ResourceViewProps<readonly GoodsSummary[]>['resource'];
  /** Address of one of them. */
  hrefOf: (goods: GoodsSummary) => string;
}

/** Goods and services, two beside each other, in all their states. */
export function GoodsList({ goods, hrefOf }: GoodsListProps) {
  const { t } = useTexts();
  return (
    <ResourceView
      resource={goods}
      pending={
        <CardGrid look="tiles">
          {[1, 2, 3, 4].map((place) => (
            <MediaCardPending key={place} layout="tile" />
          ))}
        </CardGrid>
      }
      empty={<Empty title={t('goods.empty')} description={t('goods.emptyHint')} />}
    >
      {(found) => (
        <CardGrid look="tiles">
          {found.map((one) => (
            <GoodsCard key={one.id} goods={one} href={hrefOf(one)} />
          ))}
        </CardGrid>
      )}
    </ResourceView>
  );
}
