import type { Cart, CartItem, NextStep } from '@yunyou/contract';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Checkbox } from '../../../components/checkbox';
import { Modal } from '../../../components/modal';
import { Empty } from '../../../components/state';
import { useToast } from '../../../components/toast';
import { AppPage, PageBody, ResourceView, useOnline, useResource, useSdk, useStateOf } from '../../../shell';
import { useTexts } from '../../../texts';
import { CartBar } from './CartBar';
import { CartGroup } from './CartGroup';
import { CartPending } from './CartPending';
import { CartRechoose } from './CartRechoose';
import { CartRow } from './CartRow';
import { CartSummary } from './CartSummary';
import styles from './CartView.module.css';
import { isTooMany } from './too-many';
import { useCartChanges } from './use-cart-changes';
import { useCartQuote } from './use-cart-quote';

export interface CartViewProps {
  /** Pages that the cart leads to. */
  hrefs: {
    product: (item: CartItem) => string;
    shop: (supplierId: string) => string;
    more: (step: NextStep, supplierId: string) => string;
    similar: (item: CartItem) => string;
    browse: string;
  };
  /** Orders what is chosen. */
  onCheckout: () => unknown;
}

/** A member's cart, shop by shop: choose, change, take out, order. Offline it is the last one, to be read. */
export function CartView({ hrefs, onCheckout }: CartViewProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const online = useOnline();
  const { list, selected, wanted } = useStateOf(sdk.cart.state);
  const { value, error, reload } = useResource(() => sdk.cart.load(), [sdk]);
  const [managing, setManaging] = useState(false);
  const [doomed, setDoomed] = useState<readonly CartItem[]>([]);
  const [rechosen, setRechosen] = useState<CartItem>();
  const [tries, setTries] = useState(0);
  const changes = useCartChanges();
  useMergeTold();
  // What was read without a network is as old as it is: the network is back.
  const isOld = online && error !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time the network comes back
  useEffect(() => {
    if (isOld && list) void reload();
  }, [online]);
  const cart = list ?? value;
  const items = cart?.shops.flatMap((shop) => shop.items) ?? [];
  // What there is not enough of is bought after its number was changed: nothing is changed in silence.
  const choosable = (own: readonly CartItem[]) => own.filter(({ state }) => managing || state === 'ok');
  const isChosen = ({ skuDetailId }: CartItem) => selected.includes(skuDetailId);
  const chosen = choosable(items).filter(isChosen);
  const tooMany = isTooMany(chosen);
  const price = useCartQuote(managing || !online || tooMany ? [] : chosen, tries);
  const isAll = chosen.length > 0 && chosen.length === choosable(items).length;

  const select = (own: readonly CartItem[], choose: boolean) =>
    sdk.cart.select(
      own.map(({ skuDetailId }) => skuDetailId),
      choose,
    );
  /** Several are asked about. */
  const remove = (own: readonly CartItem[]) => (own.length > 1 ? setDoomed(own) : changes.remove(own));
  const retry = () => setTries(tries + 1);
  const rowOf = (item: CartItem) => ({
    item,
    href: hrefs.product(item),
    disabled: !online,
    onRemove: () => void changes.remove([item]),
    onKeep: () => void changes.keep([item]),
    // A bundle has no options, and what is off sale has none to choose.
    onRechoose:
      item.skuName === '' || item.isBundle || item.state === 'offSale' || item.state === 'shopClosed'
        ? undefined
        : () => setRechosen(item),
  });

  const all = (
    <Checkbox checked={isAll} disabled={!online} onCheckedChange={(every) => select(items, every)}>
      {t('cart.all')}
    </Checkbox>
  );
  const bar = managing ? (
    <div className={styles.bar}>
      {all}
      <div className={styles.buttons}>
        <Button variant="outline" disabled={chosen.length === 0} onClick={() => changes.keep(chosen)}>
          {t('cart.keep')}
        </Button>
        <Button variant="danger" disabled={chosen.length === 0} onClick={() => remove(chosen)}>
          {t('cart.remove')}
        </Button>
      </div>
    </div>
  ) : (
    <CartBar
      price={price}
      chosen={chosen.length}
      tooMany={tooMany}
      onCheckout={onCheckout}
      onRetry={retry}
      disabled={!online}
    >
      {all}
    </CartBar>
  );

  return (
    <AppPage
      aside={
        items.length > 0 && (
          <CartSummary
            price={price}
            chosen={managing ? 0 : chosen.length}
            tooMany={!managing && tooMany}
            onRetry={retry}
          />
        )
      }
      bottomBar={items.length === 0 ? undefined : bar}
    >
      <PageBody>
        <ResourceView
          resource={{ value: cart, error, reload }}
          pending={<CartPending />}
          isEmpty={isEmpty}
          empty={
            <Empty
              title={t('cart.empty')}
              actions={<ButtonLink href={hrefs.browse}>{t('cart.browse')}</ButtonLink>}
            />
          }
        >
          {(shown) => (
            <>
              {items.length > 0 && (
                <div className={styles.head}>
                  <span className={styles.quiet}>{t('cart.kinds', { count: items.length })}</span>
                  <Button
                    variant="text"
                    size="small"
                    disabled={!online}
                    onClick={() => setManaging(!managing)}
                  >
                    {t(managing ? 'cart.done' : 'cart.manage')}
                  </Button>
                </div>
              )}
              {shown.shops.map((shop) => (
                <CartGroup
                  key={shop.supplierId}
                  shop={shop}
                  selected={
                    choosable(shop.items).length > 0 && choosable(shop.items).every((item) => isChosen(item))
                  }
                  onSelect={(choose) => select(shop.items, choose)}
                  href={hrefs.shop(shop.supplierId)}
                  moreHref={(step) => hrefs.more(step, shop.supplierId)}
                  disabled={!online}
                >
                  {shop.items.map((item) => (
                    <CartRow
                      key={item.skuDetailId}
                      {...rowOf(item)}
                      wanted={wanted[item.skuDetailId]}
                      selected={chosen.includes(item)}
                      choosable={choosable([item]).length > 0}
                      onSelect={(choose) => select([item], choose)}
                      onAmount={(amount) => void changes.setAmount(item, amount)}
                    />
                  ))}
                </CartGroup>
              ))}
              {shown.invalid.length > 0 && (
                <Card
                  title={t('cart.invalid')}
                  extra={
                    <Button variant="text" size="small" disabled={!online} onClick={changes.clearInvalid}>
                      {t('cart.clearInvalid')}
                    </Button>
                  }
                >
                  <ul className={styles.list}>
                    {shown.invalid.map((item) => (
                      <CartRow key={item.skuDetailId} {...rowOf(item)} similarHref={hrefs.similar(item)} />
                    ))}
                  </ul>
                </Card>
              )}
            </>
          )}
        </ResourceView>
      </PageBody>
      {rechosen && (
        <CartRechoose
          key={rechosen.skuDetailId}
          item={rechosen}
          onChange={(choice) => changes.rechoose(rechosen, choice)}
          onClose={() => setRechosen(undefined)}
        />
      )}
      <Modal
        open={doomed.length > 0}
        onOpenChange={(open) => {
          if (!open) setDoomed([]);
        }}
        title={t('cart.removeAsked', { count: doomed.length })}
        confirmText={t('cart.remove')}
        tone="danger"
        onConfirm={async () => {
          await changes.remove(doomed);
          setManaging(false);
        }}
      />
    </AppPage>
  );
}

const isEmpty = (cart: Cart): boolean => cart.shops.length === 0 && cart.invalid.length === 0;

/** What could not be taken over from the guest's cart is told once. */
function useMergeTold(): void {
  const sdk = useSdk();
  const { t } = useTexts();
  const { show } = useToast();
  const { merged } = useStateOf(sdk.cart.state);
  useEffect(() => {
    if (!merged) return;
    const told = sdk.cart.takeMerged();
    if (told && told.dropped.length > 0) {
      const names = told.dropped.map(({ name }) => name).join(t('components.listSeparator'));
      show(t('cart.dropped', { names }), { kind: 'text' });
    }
  }, [sdk, merged, show, t]);
}
