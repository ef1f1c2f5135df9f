import type { CouponChoice, FreightTables, Offer, PriceLine } from './input';
import { price } from './price';
import type { PriceResult } from './result';
import { covers } from './scope';
import { isSpent, newWork, type Work } from './work';

/** Only the nearest candidates are priced. */
const candidateLimit = 5;

/** "Spend `addFen` more to save `saveFen`", measured by pricing the larger cart. */
export interface NextStep {
  orderKey: string;
  /** What has to be bought on top, fen; with `addPieces` it is that many pieces of the line `likeLineKey`. */
  addFen: number;
  addPieces: number | null;
  /** What that takes off the bill beyond what it costs, fen, at least 1. */
  saveFen: number;
  /** The offer that is reached, or null for free delivery. */
  offerId: string | null;
  /** A line of the cart that is in scope; more of its kind is what counts. */
  likeLineKey: string;
}

interface Request {
  lines: readonly PriceLine[];
  offers: readonly Offer[];
  choice: CouponChoice;
  freight?: FreightTables;
  /** What may still be priced, shared by the price and the next steps of all orders; default that of one quote. */
  work?: Work;
}

type Counted = Request & { work: Work };

/**
 * The cheapest addition to one order that lowers the bill, or null when none does. Each candidate is priced with the
 * goods added, freight included, so what it says is true. Also null once more plans would have to be priced than
 * `work` has left: a hint must not keep the price waiting. `result` is the price of the request as it stands.
 */
export function nextStep(whole: Request, wholeResult: PriceResult, orderKey: string): NextStep | null {
  const counted = { ...whole, work: whole.work ?? newWork() };
  if (isSpent(counted.work)) return null;
  const request = alone(counted, orderKey);
  const result = request === counted ? wholeResult : priceOf(request, request.lines);
  let best: NextStep | null = null;
  for (const candidate of candidatesOf(request, result, orderKey)) {
    // Candidates come in the order of what they cost at least.
    if (best && costOf(candidate) > best.addFen) break;
    const step =
      candidate.shortPieces > 0 ? byPieces(request, result, candidate) : byAmount(request, result, candidate);
    if (isSpent(counted.work)) return null;
    if (
      step &&
      (!best || step.addFen < best.addFen || (step.addFen === best.addFen && step.saveFen > best.saveFen))
    )
      best = step;
  }
  return isSpent(counted.work) ? null : best;
}

const priceOf = (
  { offers, choice, freight, work }: Counted,
  lines: readonly PriceLine[],
  told?: string | null,
): PriceResult =>
  price(lines, offers, choice, freight, {
    work,
    ...(told !== undefined && { told: new Set(told === null ? [] : [told]) }),
  });

/** The request with this order's shop alone, where no offer binds shops together. */
function alone(request: Counted, orderKey: string): Counted {
  const { lines, offers, choice } = request;
  const shopId = lines.find((line) => line.orderKey === orderKey)?.shopId;
  const others = lines.filter((line) => line.shopId !== shopId);
  const isBinding = (offer: Offer) =>
    offer.type !== 'blocked' && offer.shopId === null && others.some((line) => covers(line, offer));
  if (others.length === 0 || choice.mode === 'chosen' || offers.some(isBinding)) return request;
  return {
    ...request,
    lines: lines.filter((line) => line.shopId === shopId),
    offers: offers.filter(
      (offer) => offer.type === 'blocked' || offer.shopId === null || offer.shopId === shopId,
    ),
  };
}

interface Candidate {
  offerId: string | null;
  shortFen: number;
  shortPieces: number;
  /** The cheapest line of the order that counts for the offer. */
  like: PriceLine;
}

const costOf = ({ shortFen, shortPieces, like }: Candidate): number =>
  shortFen + shortPieces * like.unitPriceFen;

function candidatesOf(request: Request, result: PriceResult, orderKey: string): Candidate[] {
  const short = result.nearby.map((one) => ({ ...one, offerId: one.offerId as string | null }));
  for (const { offerId, reason } of result.notApplied)
    if (reason.code === 'belowThreshold') short.push({ offerId, shortFen: reason.shortFen, shortPieces: 0 });
  const shortOfFreeFen = result.orders.find((order) => order.orderKey === orderKey)?.freight.shortOfFreeFen;
  if (shortOfFreeFen) short.push({ offerId: null, shortFen: shortOfFreeFen, shortPieces: 0 });
  // A chosen coupon that is refused cannot be reached by buying more: the buyer has to choose anew.
  const usable = short.filter(({ offerId }) => !result.refused.some(({ couponId }) => couponId === offerId));
  const own = request.lines
    .filter(
      (line) =>
        line.orderKey === orderKey && !line.activity && !line.addOn && !line.bundle && !line.payAtDesk,
    )
    .sort((a, b) => a.unitPriceFen - b.unitPriceFen);
  return usable
    .flatMap((one) => {
      const offer = request.offers.find(({ id }) => id === one.offerId);
      const like = own.find((line) =>
        one.offerId === null ? line.freight : offer && offer.type !== 'blocked' && covers(line, offer),
      );
      return like ? [{ ...one, like }] : [];
    })
    .sort((a, b) => costOf(a) - costOf(b))
    .slice(0, candidateLimit);
}

/** Goods of the missing amount, a little more when other discounts take from it again. */
function byAmount(request: Counted, result: PriceResult, candidate: Candidate): NextStep | null {
  let addFen = candidate.shortFen;
  for (let round = 0; round < 4; round += 1) {
    const added = { ...candidate.like, key: '', variantId: '', unitPriceFen: addFen, quantity: 1 };
    const after = priceOf(request, [...request.lines, added], candidate.offerId);
    const step = stepOf(result, after, candidate, addFen, null);
    if (step || isSpent(request.work)) return step;
    const missing = shortAfter(after, candidate);
    if (!missing || missing >= addFen) return null;
    addFen += missing;
  }
  return null;
}

function byPieces(request: Counted, result: PriceResult, candidate: Candidate): NextStep | null {
  const { like, shortPieces } = candidate;
  const lines = request.lines.map((line) =>
    line === like ? { ...line, quantity: line.quantity + shortPieces } : line,
  );
  const after = priceOf(request, lines, candidate.offerId);
  return stepOf(result, after, candidate, like.unitPriceFen * shortPieces, shortPieces);
}

/** What the larger cart saves, if the offer is reached there and saves anything. */
function stepOf(
  before: PriceResult,
  after: PriceResult,
  { offerId, like }: Candidate,
  addFen: number,
  addPieces: number | null,
): NextStep | null {
  const saveFen = before.totalFen + addFen - after.totalFen;
  const amountIn = (result: PriceResult) =>
    result.applied.find((one) => one.offerId === offerId)?.amountFen ?? 0;
  const freightIn = ({ orders }: PriceResult) =>
    orders.find((order) => order.orderKey === like.orderKey)?.freight;
  const reached = offerId === null ? freightIn(after)?.state === 'free' : amountIn(after) < amountIn(before);
  if (!reached || saveFen < 1) return null;
  return { orderKey: like.orderKey, addFen, addPieces, saveFen, offerId, likeLineKey: like.key };
}

/** What is still missing in the larger cart, fen. */
function shortAfter(after: PriceResult, { offerId, like }: Candidate): number | null {
  if (offerId === null)
    return after.orders.find((order) => order.orderKey === like.orderKey)?.freight.shortOfFreeFen ?? null;
  const reason = after.notApplied.find((one) => one.offerId === offerId)?.reason;
  if (reason?.code === 'belowThreshold') return reason.shortFen;
  return after.nearby.find((one) => one.offerId === offerId)?.shortFen ?? null;
}
