import { useTexts } from '../../texts';
import { StateMessage, type StateMessageProps } from './StateMessage';

export interface EmptyProps extends Omit<StateMessageProps, 'title'> {
  /** Default 暂无数据 / No data. */
  title?: StateMessageProps['title'];
}

/** There is nothing here. */
export function Empty({ title, ...rest }: EmptyProps) {
  const { t } = useTexts();
  return <StateMessage title={title ?? t('components.empty')} {...rest} />;
}
