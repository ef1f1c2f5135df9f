import { Card } from '../../../components/card';
import { SkeletonText } from '../../../components/skeleton';
import { PageBody, ResourceView, useResource, useSdk } from '../../../shell';
import { PieceView, type PieceViewProps } from './PieceView';

export interface PieceOpenedProps {
  /** A piece of the member. */
  pieceId: string;
  /** Where it leads. */
  hrefs: PieceViewProps['hrefs'];
}

export const areas = ['components', 'kit', 'nft'] as const;

/** A piece as its page shows it, loaded by itself. */
export default function PieceOpened({ pieceId, hrefs }: PieceOpenedProps) {
  const { collectibles, catalogue } = useSdk();
  const opened = useResource(async () => {
    const collectible = await (await collectibles()).collectible({ pieceId }, { silent: true });
    const { collectionId } = collectible.collection;
    return { collectible, previews: await catalogue.nftPreviews(collectionId).catch(() => []) };
  }, [collectibles, pieceId]);
  return (
    <ResourceView
      resource={opened}
      pending={
        <PageBody busy>
          <Card>
            <SkeletonText lines={8} />
          </Card>
        </PageBody>
      }
    >
      {({ collectible, previews }) => <PieceView {...{ collectible, previews, hrefs }} />}
    </ResourceView>
  );
}
