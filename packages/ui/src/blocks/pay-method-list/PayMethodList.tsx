import type { PayChannel } from '@yunyou/contract';
import { FormProblem } from '../../app';
import { RadioGroup } from '../../components/radio-group';
import { SkeletonText } from '../../components/skeleton';
import { CreditCardIcon, LandmarkIcon, WalletIcon } from '../../icons';
import { useTexts } from '../../texts';
import { ResourceView, type ResourceViewProps } from '../resource-view';

export interface PayMethodListProps {
  /** Ways to pay the order, the preferred one first, as `useResource` gives them. */
  channels: ResourceViewProps<readonly PayChannel[]>['resource'];
  /** Id of the chosen one. Default: the preferred one. */
  value?: string;
  /** Called with the id of the way that was chosen. */
  onValueChange: (id: string) => void;
}

const icons: Readonly<Record<string, typeof WalletIcon>> = {
  hotelPayAtDesk: LandmarkIcon,
  shortVideoBankCard: CreditCardIcon,
  quickPass: CreditCardIcon,
};

/** The ways an order can be paid, in all their states. */
export function PayMethodList({ channels, value, onValueChange }: PayMethodListProps) {
  const { t } = useTexts();
  return (
    <ResourceView
      resource={channels}
      pending={<SkeletonText lines={2} />}
      empty={<FormProblem>{t('order.payment.noChannel')}</FormProblem>}
    >
      {(found) => (
        <RadioGroup
          label={t('order.payment.channel')}
          items={found.map(({ id, payType, payChannelName }) => {
            const Icon = icons[payType] ?? WalletIcon;
            return { value: id, label: payChannelName, extra: <Icon size={20} /> };
          })}
          value={value ?? found[0]?.id}
          onValueChange={onValueChange}
        />
      )}
    </ResourceView>
  );
}
