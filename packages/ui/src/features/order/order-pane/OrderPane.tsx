import { Empty } from '../../../components/state';
import { PagePane } from '../../../shell';
import { useTexts } from '../../../texts';
import type { OrderOpenedProps } from './OrderOpened.lazy';

export interface OrderPaneProps extends OrderOpenedProps {
  /** The order that is open; empty for none. */
  id: string;
}

const loadOpened = () => import('./OrderOpened.lazy');

/** The order that is open, beside the list of orders. */
export function OrderPane(props: OrderPaneProps) {
  const { t } = useTexts();
  return (
    <PagePane label={t('order.list.open')} openId={props.id} load={loadOpened} props={props}>
      <Empty title={t('order.list.choose')} description={t('order.list.chooseHint')} />
    </PagePane>
  );
}
