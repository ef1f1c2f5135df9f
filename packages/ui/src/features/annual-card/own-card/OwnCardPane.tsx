import { Empty } from '../../../components/state';
import { PagePane } from '../../../shell';
import { useTexts } from '../../../texts';
import type { OwnCardViewProps } from './OwnCardView';

const loadOpened = () => import('./OwnCardOpened.lazy');

/** The card that is open, beside the list of them; its `cardId` is empty for none. */
export function OwnCardPane(props: OwnCardViewProps) {
  const { t } = useTexts();
  return (
    <PagePane label={t('annualCard.shown')} openId={props.cardId} load={loadOpened} props={props}>
      <Empty title={t('annualCard.choose')} description={t('annualCard.chooseHint')} />
    </PagePane>
  );
}
