import { Button, ButtonLink, type ButtonLook } from '../../../components/button';
import { useTexts } from '../../../texts';
import type { FlashAction } from './flash-action';

/** What follows a place. */
export interface PlaceSteps {
  /** Address of its order form; empty while it is not known. */
  placeOrder: string;
  /** Address of the payment of its order. */
  payment: string;
}

export interface FlashButtonProps extends Pick<ButtonLook, 'size' | 'block'> {
  /** What can be done with the item. */
  action: FlashAction;
  /** What it is called. */
  name: string;
  /** Whoever queues presses this: what it says, and what it does. */
  queued: { label: string; variant: 'secondary' | 'outline'; onPress: () => unknown };
  /** Grabs it, or leads there. */
  onGrab: () => unknown;
  /** Asks for a reminder, or takes it back. */
  onRemind: (on: boolean) => unknown;
  /** Goes to the order form of the place, where its address is not known. */
  onOrder: () => unknown;
  /** Where a place leads. */
  steps: PlaceSteps;
  /** Nothing can be sent now. Default `false`. */
  disabled?: boolean;
  /** An attempt has to wait. Default `false`. */
  waits?: boolean;
}

/** The one button of an item: remind, grab, queue, order, pay, or that nothing is left. */
export function FlashButton({
  action,
  name,
  queued,
  onGrab,
  onRemind,
  onOrder,
  steps,
  disabled = false,
  waits = false,
  ...look
}: FlashButtonProps) {
  const { t } = useTexts();
  switch (action.kind) {
    case 'remind':
    case 'reminded': {
      const isOn = action.kind === 'reminded';
      return (
        <Button
          {...look}
          variant={isOn ? 'secondary' : 'outline'}
          aria-label={t(isOn ? 'flashSale.remindedNamed' : 'flashSale.remindNamed', { name })}
          disabled={disabled}
          onClick={() => onRemind(!isOn)}
        >
          {t(isOn ? 'flashSale.reminded' : 'flashSale.remind')}
        </Button>
      );
    }
    case 'queued':
      return (
        <Button {...look} variant={queued.variant} onClick={queued.onPress}>
          {queued.label}
        </Button>
      );
    case 'granted':
      return steps.placeOrder ? (
        <ButtonLink {...look} href={steps.placeOrder}>
          {t('flashSale.grab')}
        </ButtonLink>
      ) : (
        <Button {...look} disabled={disabled} onClick={onOrder}>
          {t('flashSale.grab')}
        </Button>
      );
    case 'pay':
      return (
        <ButtonLink {...look} href={steps.payment}>
          {t('flashSale.pay')}
        </ButtonLink>
      );
    case 'grab':
      return (
        <Button {...look} disabled={disabled || waits} onClick={onGrab}>
          {t('flashSale.grab')}
        </Button>
      );
    default:
      return (
        <Button {...look} disabled>
          {t(action.kind === 'over' ? 'flashSale.over' : 'flashSale.soldOut')}
        </Button>
      );
  }
}
