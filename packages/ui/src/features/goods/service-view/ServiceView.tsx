import { goodsType, type ServiceDetail, type Sku } from '@yunyou/contract';
import { addDays, shanghaiTime } from '@yunyou/sdk';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { Cell, CellGroup } from '../../../components/cell';
import { AppPage, LowerPart, PageBody, ShareButton, seenFor, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { ActivityPrice, type ActivityPrices } from '../../activity/activity-price';
import { BundleParts } from '../bundle-parts';
import type { ProductHrefs } from '../goods-view';
import {
  ChoiceCell,
  ChoiceFields,
  OfferCells,
  ProductAlbum,
  ProductHead,
  ProductLower,
  productPage,
} from '../product';
import { ProductBar } from '../product/ProductBar';
import { notSoldOf, useBuying } from '../product/use-buying';
import type { GoodsChoice } from '../sku-sheet';
import { OpenSlots } from './OpenSlots';
import { ServiceTerms } from './ServiceTerms';
import { StartDay } from './StartDay';
import { useBundleDays } from './use-bundle-days';

/** An option, how many, and of a dated bundle the day it begins, `YYYY-MM-DD` or empty. */
export interface ServiceChoice extends GoodsChoice {
  startDay: string;
}

export interface ServiceViewProps {
  /** The service or bundle that is shown. */
  service: ServiceDetail;
  /** What has been chosen so far, as it stands in the page's address. */
  choice: ServiceChoice;
  /** Called with the new choice. */
  onChoiceChange: (choice: ServiceChoice) => void;
  /** Goes on to order the choice; of a service with the time that was chosen, or without one. */
  onBuy: (sku: Sku, amount: number, startDay: string, slotId: string) => unknown;
  /** What the page knows is too old: a promotion has ended. Default nothing. */
  onStale?: () => void;
  /** Its prices in flash sales and groups. Default none. */
  activityPrices?: ActivityPrices;
  /** Keeps it among the favourites. Default none. */
  favorite?: ReactNode;
  /** Where it leads; a place is one on the map. */
  hrefs: ProductHrefs & { place: (place: ServiceDetail['places'][number]) => string };
}

/** Months that a calendar of start days shows, in days. */
const CALENDAR_DAYS = 92;

/** A service, or a bundle with its parts and the day it begins: what it is, how it is used, and the bar that books. */
export function ServiceView(props: ServiceViewProps) {
  const { service, choice: given, onChoiceChange, onBuy, onStale, hrefs } = props;
  const { tracking, clock } = useSdk();
  const { t, money, day: dayText } = useTexts();
  useEffect(() => seenFor(() => tracking.productView(service.id, goodsType.service)), [tracking, service.id]);
  const [noDay, setNoDay] = useState(false);
  // Kept while the option is asked for.
  const [slotId, setSlotId] = useState('');
  const days = useRef<HTMLDivElement>(null);
  const { startDay } = given;
  const buying = useBuying(service, given, (next) => onChoiceChange({ ...next, startDay }));
  const { choice, Sheet } = buying;
  const { sku, amount } = choice;
  const { bundle } = service;
  const isDated = bundle?.dated ?? false;
  const notSold = notSoldOf(service);
  const today = shanghaiTime(clock.now()).day;
  const calendar = useBundleDays(isDated ? service.id : undefined, today, addDays(today, CALENDAR_DAYS));
  const entry = calendar.value?.days.find((one) => one.day === startDay && one.state === 'open');
  // Until the days are known, one from the address is taken at its word: the order form asks again.
  const hasDay = calendar.value ? entry !== undefined : startDay !== '';
  const buyAt = (slot: string) => {
    setSlotId(slot);
    return buying.with('buy', (chosen, count) => onBuy(chosen, count, '', slot))();
  };
  const buyOn = buying.with('buy', (chosen, count) => {
    if (!hasDay) {
      setNoDay(true);
      days.current?.scrollIntoView({ block: 'start' });
      days.current?.focus({ preventScroll: true });
      return undefined;
    }
    return onBuy(chosen, count, startDay, '');
  });
  const buy = isDated ? buyOn : () => buyAt('');
  const chosenDay = entry && t('goods.bundle.startOf', { day: dayText(startDay, 'named') });
  return (
    <AppPage
      windowTitle={service.name}
      transparentNav
      actions={
        <>
          {props.favorite}
          <ShareButton
            poster
            title={service.name}
            price={money(service.priceFen)}
            desc={service.subtitle}
            picture={service.album[0] ?? service.thumb}
          />
        </>
      }
      bottomBar={
        <ProductBar
          notSold={notSold}
          hrefs={hrefs}
          summary={
            sku && {
              sku: entry?.priceFen == null ? sku : { ...sku, priceFen: entry.priceFen, promoFen: null },
              amount,
              words: [
                t('goods.detail.chosenOf', { name: sku.name || service.name, count: amount }),
                chosenDay,
              ]
                .filter(Boolean)
                .join(' · '),
            }
          }
        >
          <Button onClick={buy}>{t(isDated ? 'goods.bar.book' : 'goods.bar.buy')}</Button>
        </ProductBar>
      }
    >
      <div className={productPage.top}>
        <ProductAlbum product={service} />
        <PageBody>
          <ProductHead product={service} sku={isDated ? undefined : sku} amount={amount} onStale={onStale} />
          {props.activityPrices && <ActivityPrice prices={props.activityPrices} withButton />}
          <OfferCells product={service} hrefs={hrefs} />
          {notSold === undefined && <ChoiceFields choice={choice} />}
          {notSold === undefined && isDated && (
            <CellGroup>
              <Cell
                title={t('goods.bundle.start')}
                description={
                  <span role="status">{chosenDay ?? (noDay ? t('goods.bundle.noStart') : '')}</span>
                }
                onClick={() => days.current?.scrollIntoView({ block: 'start' })}
              />
            </CellGroup>
          )}
          {notSold === undefined && <ChoiceCell choice={choice} onChoose={() => buying.ask('choose')} />}
        </PageBody>
      </div>
      <PageBody continued>
        {bundle && <BundleParts bundle={bundle} priceFen={service.priceFen} hrefOf={hrefs.part} />}
        {isDated && (
          <StartDay
            ref={days}
            calendar={calendar}
            day={entry ? startDay : ''}
            onDay={(next) => {
              setNoDay(false);
              onChoiceChange({ skuDetailId: sku?.skuDetailId ?? '', amount, startDay: next });
            }}
          />
        )}
        <LowerPart>
          {notSold === undefined && (
            <OpenSlots items={service.appointItems} amount={amount} onSlot={({ id }) => buyAt(id)} />
          )}
          <ServiceTerms service={service} placeHref={hrefs.place} />
          <ProductLower product={service} hrefs={hrefs} />
        </LowerPart>
      </PageBody>
      {Sheet && (
        <Sheet
          open={buying.open}
          onOpenChange={buying.setOpen}
          choice={choice}
          purpose={buying.purpose}
          onBuy={isDated ? undefined : sku && (() => onBuy(sku, amount, '', slotId))}
        />
      )}
    </AppPage>
  );
}
