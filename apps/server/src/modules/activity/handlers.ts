import {
  type ActivityType,
  activityShownDaysAfter,
  fewLeft,
  type GoodsType,
  timeStatus,
} from '@yunyou/contract';
import { dayOf } from '../../clock';
import { notFound, refuse } from '../../http/refusal';
import type { HandlersFor } from '../../http/request-context';
import { goodsPage } from '../goods/list';
import { bargainTermsOf } from './bargain-facts-store';
import { ruledBox } from './box-facts-store';
import { ruledDraw } from './draw-facts-store';
import { groupFactsOf } from './group-facts-store';
import { activityProductView, listedActivityOf, timeStatusOf } from './products';
import {
  dropReminder,
  keepReminder,
  productsNamed,
  productsOfActivities,
  shownActivities,
} from './products-store';
import { activityOfferOf } from './running';
import { isForChannel, isReadable, isShown, rulesOf, rulesVersionOf } from './shown';
import { activityRow, addOnRows, isProduct } from './store';
import type { OfferedKind } from './tables';

const DEFAULT_SIZE = 10;
const DAY_MS = 86_400_000;

/** What can be sold in an activity, by its goods type. */
const kindOfType: Partial<Record<GoodsType, OfferedKind>> = {
  0: 'goods',
  1: 'stay',
  2: 'ticket',
  3: 'service',
  6: 'annualCard',
};

export const activity: HandlersFor<'activity'> = {
  async list({ db, clock, locale, source }, { activeType, cityName, page = 1, size = DEFAULT_SIZE }) {
    const nowMs = clock.now();
    const shownAfterMs = activityShownDaysAfter * DAY_MS;
    const { activities, total } = await shownActivities(db, {
      ...{ nowMs, shownAfterMs, source, activeType, cityName, page, size },
    });
    const standings = await productsOfActivities(
      db,
      activities.map(({ id }) => id),
    );
    const records = activities.map((row) =>
      listedActivityOf(
        row,
        standings.filter(({ product }) => product.activity_id === row.id),
        { locale, nowMs },
      ),
    );
    return { records, total, size, current: page, pages: Math.ceil(total / size), nowMs };
  },

  async detail({ db, clock, locale }, { activeId }) {
    const nowMs = clock.now();
    const found = await activityRow(db, activeId);
    const hasOwnPrices = found.activity.rule.kind === 'ownPrice';
    if (hasOwnPrices ? !isReadable(found.activity, nowMs) : found.activity.state === 'draft')
      throw notFound();
    const standings = hasOwnPrices ? await productsOfActivities(db, [activeId]) : [];
    const rules = rulesOf(
      found.activity,
      standings.map(({ product }) => product),
      hasOwnPrices ? await ruledDraw(db, found.activity) : null,
      hasOwnPrices ? await ruledBox(db, found.activity) : null,
    );
    const groups = await groupFactsOf(db, standings, dayOf(nowMs));
    const bargains = await bargainTermsOf(db, standings, nowMs);
    const { subtitle, organiser, share_image: shareImage } = found.activity;
    const addOns = found.activity.rule.kind === 'addOn' ? await addOnRows(db, activeId) : [];
    return {
      ...activityOfferOf(found, locale),
      nowMs,
      subtitle: subtitle[locale],
      ...(shareImage && { shareImage }),
      organiser: organiser && { name: organiser.name[locale], telephone: organiser.telephone },
      rules: rules.map((rule) => rule[locale]),
      rulesVersion: rulesVersionOf(rules),
      products: standings.map((standing) =>
        activityProductView(standing, { locale, nowMs, groups, bargains }),
      ),
      addOns: addOns.map((one) => ({
        skuDetailId: one.skuId,
        productId: one.productId,
        name: [one.productName[locale], one.skuName[locale]].filter(Boolean).join(' '),
        picture: one.picture,
        priceFen: one.priceFen,
        addOnFen: one.addOnFen,
        left: one.left < fewLeft ? one.left : null,
      })),
    };
  },

  async products(request, { activeId, page, size }) {
    const { activity: row } = await activityRow(request.db, activeId);
    const offers = [{ shopId: row.supplier_id, scope: row.scope }];
    const pricedBy = row.rule.kind === 'promotion' ? activeId : undefined;
    return goodsPage(request, { offers, pricedBy }, { page, size, activeId });
  },

  async ofProduct({ db, clock, locale, source }, { productType, productId, productSpec }) {
    const nowMs = clock.now();
    const kind = kindOfType[productType as GoodsType];
    if (!kind || !(await isProduct(db, kind, productId))) throw notFound();
    const found = await productsNamed(db, { kind, productId, variantId: productSpec, nowMs });
    return {
      nowMs,
      activities: found
        .filter((standing) => isForChannel(standing.activity, source))
        .map((standing) => {
          const { subtitle, picture, ...listed } = listedActivityOf(standing.activity, [standing], {
            locale,
            nowMs,
          });
          return {
            ...listed,
            activeType: standing.activity.active_type as ActivityType,
            activityProductId: standing.product.id,
            ...(standing.product.group_needed !== null && { groupNeeded: standing.product.group_needed }),
            ...(standing.product.floor_price_fen !== null && {
              floorPriceFen: standing.product.floor_price_fen,
            }),
          };
        }),
    };
  },

  async remind({ db, clock, memberId }, { activeId, on }) {
    const nowMs = clock.now();
    const { activity: row } = await activityRow(db, activeId);
    if (!isShown(row, nowMs)) throw notFound();
    if (!on) {
      await dropReminder(db, activeId, memberId);
      return null;
    }
    if (timeStatusOf(row, nowMs) !== timeStatus.notStarted) throw refuse('activityOver');
    await keepReminder(db, { activityId: activeId, memberId, nowMs });
    return null;
  },
};
