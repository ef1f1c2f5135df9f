import { Empty } from '../../../components/state';
import { PagePane } from '../../../shell';
import { useTexts } from '../../../texts';
import type { PieceOpenedProps } from './PieceOpened.lazy';

const loadOpened = () => import('./PieceOpened.lazy');

/** The piece that is open, beside the others; its `pieceId` is empty for none. */
export function PiecePane(props: PieceOpenedProps) {
  const { t } = useTexts();
  return (
    <PagePane label={t('nft.mine.shown')} openId={props.pieceId} load={loadOpened} props={props}>
      <Empty title={t('nft.mine.choose')} description={t('nft.mine.chooseHint')} />
    </PagePane>
  );
}
