import type { GoodsSummary } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { CardGrid } from '../../../components/media-card';
import { Empty } from '../../../components/state';
import { ResourceView, type ResourceViewProps } from '../../../shell';
import { useTexts } from '../../../texts';
import { GoodsCard } from './GoodsCard';
import { GoodsListPending } from './GoodsListPending';
import type { GoodsRoom } from './room-sizes';

export interface GoodsListProps {
  /** The goods, as `useResource` gives them. */
  goods: ResourceViewProps<readonly GoodsSummary[]>['resource'];
  /** Address of one of them. */
  hrefOf: (goods: GoodsSummary) => string;
  /** Puts one into the cart. Default: that is done elsewhere. */
  onAdd?: (goods: GoodsSummary) => void;
  /** What stands there when there are none. Default: that there will be some. */
  empty?: ReactNode;
  /** Where they stand on a desktop. Default `page`. */
  room?: GoodsRoom;
  /** How many of them are in the first view. Default `0`. */
  eager?: number;
}

/** Goods and services, two beside each other, in all their states. */
export function GoodsList({ goods, hrefOf, onAdd, empty, room, eager = 0 }: GoodsListProps) {
  const { t } = useTexts();
  return (
    <ResourceView
      resource={goods}
      pending={<GoodsListPending />}
      empty={empty ?? <Empty title={t('goods.empty')} description={t('goods.emptyHint')} />}
    >
      {(found) => (
        <CardGrid look="tiles">
          {found.map((one, place) => (
            <GoodsCard
              key={one.id}
              goods={one}
              href={hrefOf(one)}
              eager={place < eager}
              room={room}
              onAdd={onAdd && (() => onAdd(one))}
            />
          ))}
        </CardGrid>
      )}
    </ResourceView>
  );
}
