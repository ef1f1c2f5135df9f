import type { PayChannel, PayCompany, PayType } from '@yunyou/contract';
import { RadioGroup, RadioGroupPending } from '../../../components/radio-group';
import {
  BedDoubleIcon,
  CreditCardIcon,
  LandmarkIcon,
  MessageSquareTextIcon,
  PlayIcon,
  ScanLineIcon,
  ShoppingBagIcon,
  WalletIcon,
} from '../../../icons';
import { FormProblem, ResourceView, type ResourceViewProps } from '../../../shell';
import { useTexts } from '../../../texts';

export interface PayMethodListProps {
  /** Ways to pay the order, the preferred one first, as `useResource` gives them. */
  channels: ResourceViewProps<readonly PayChannel[]>['resource'];
  /** Id of the chosen one. Default: the preferred one. */
  value?: string;
  /** Called with the id of the way that was chosen. */
  onValueChange: (id: string) => void;
}

/** A mark of its own for each way of paying, else for who takes the money; what is not known yet has the wallet. */
const icons: Readonly<Record<string, typeof WalletIcon>> = {
  hotelPayAtDesk: BedDoubleIcon,
  storedValueCard: WalletIcon,
  wechat: MessageSquareTextIcon,
  alipay: ScanLineIcon,
  unionPay: CreditCardIcon,
  shortVideo: PlayIcon,
  bank: LandmarkIcon,
  merchant: ShoppingBagIcon,
} satisfies Partial<Record<PayType | PayCompany, typeof WalletIcon>>;

/** The ways an order can be paid, in all their states. */
export function PayMethodList({ channels, value, onValueChange }: PayMethodListProps) {
  const { t, money } = useTexts();
  return (
    <ResourceView
      resource={channels}
      pending={<RadioGroupPending count={2} labelled />}
      empty={<FormProblem>{t('payment.noChannel')}</FormProblem>}
    >
      {(found) => (
        <RadioGroup
          label={t('payment.channel')}
          items={found.map(({ id, payType, payChannel, payChannelName, balanceFen }) => {
            const Icon = icons[payType] ?? icons[payChannel] ?? WalletIcon;
            const description =
              balanceFen === undefined ? undefined : t('payment.balance', { amount: money(balanceFen) });
            return { value: id, label: payChannelName, description, extra: <Icon size={20} /> };
          })}
          value={value ?? found[0]?.id}
          onValueChange={onValueChange}
        />
      )}
    </ResourceView>
  );
}
