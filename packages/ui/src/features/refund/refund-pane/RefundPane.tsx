import { Empty } from '../../../components/state';
import { PagePane } from '../../../shell';
import { useTexts } from '../../../texts';
import type { RefundOpenedProps } from './RefundOpened.lazy';

export interface RefundPaneProps extends RefundOpenedProps {
  /** The request that is open; empty for none. */
  id: string;
}

const loadOpened = () => import('./RefundOpened.lazy');

/** The request for money back that is open, beside the list of them. */
export function RefundPane(props: RefundPaneProps) {
  const { t } = useTexts();
  return (
    <PagePane label={t('refund.list.shown')} openId={props.id} load={loadOpened} props={props}>
      <Empty title={t('refund.list.choose')} description={t('refund.list.chooseHint')} />
    </PagePane>
  );
}
