import { flashHoldMs, flashLapsedHoldsMax, type Grab } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { notFound, Refusal, refuse, tooBusy } from '../../http/refusal';
import { newId } from '../../security/ids';
import type { PoolSlot } from '../activity/pool-store';
import { soldKinds } from '../activity/sold-kinds';
import { type Attempt, GRAB_CALL, slotsOf } from './attempt';
import { Book } from './book';
import {
  type BatchFacts,
  batchFacts,
  bookedSlots,
  type KeptAnswer,
  type NewGrab,
  usePictures,
  writeGrabs,
} from './grab-store';
import { aheadOf, queueOf } from './own-store';
import { catchUpPool } from './settle';
import { grabView } from './view';

/**
 * Decides many attempts at places of one thing together, in the order in which they came, and writes what became of them.
 * Each has its own answer, or its own refusal. The pool is locked, so that all processes serve one after the other.
 */
export async function decideAttempts(
  tx: Tx,
  activityProductId: string,
  attempts: readonly Attempt[],
  clock: { now(): number },
): Promise<(Grab | Refusal)[]> {
  const pool = await catchUpPool(tx, activityProductId, clock.now());
  const facts = await batchFacts(tx, { activityProductId, call: GRAB_CALL, members: attempts });
  if (!facts || facts.activity.state === 'draft') return attempts.map(() => notFound());
  const batch = new Batch(tx, facts, pool, clock.now());
  return batch.decide(attempts);
}

/** What is decided together. */
class Batch {
  private readonly grabs: NewGrab[] = [];
  private readonly answers: KeptAnswer[] = [];
  private readonly keys = new Map<string, { bodyHash: string; response: unknown }>();
  private readonly live = new Map<string, Grab>();
  /** People who wait, by what they wait for, in no order. */
  private readonly queue: { slots: readonly string[]; people: number }[] = [];
  private readonly had: ReadonlyMap<string, BatchFacts['had'][number]>;

  constructor(
    private readonly tx: Tx,
    private readonly facts: BatchFacts,
    private readonly pool: readonly PoolSlot[],
    private readonly nowMs: number,
  ) {
    for (const { memberId, key, bodyHash, response } of facts.keys)
      this.keys.set(`${memberId} ${key}`, { bodyHash, response });
    this.had = new Map(facts.had.map((one) => [one.memberId, one]));
  }

  async decide(attempts: readonly Attempt[]): Promise<(Grab | Refusal)[]> {
    const { product } = this.facts;
    await this.readLive();
    const checked = attempts.map((attempt) => this.known(attempt) ?? this.refusedOf(attempt));
    const asked = attempts.filter((attempt, place) => !checked[place] && attempt.guard === 'picture');
    const solved = await usePictures(
      this.tx,
      asked.flatMap(({ input }) => input.picture ?? []),
      this.nowMs,
    );
    const book = await this.openBook(attempts);
    if (this.facts.awaited.length > 0) this.queue.push(...(await queueOf(this.tx, product.id)));
    const holdUntilMs = this.nowMs + flashHoldMs;
    const answers: (Grab | Refusal)[] = [];
    for (const [place, attempt] of attempts.entries()) {
      // Somebody may have come twice.
      const done = this.known(attempt) ?? checked[place];
      const answer = done ?? this.serve(attempt, { book, solved, holdUntilMs });
      if (!(answer instanceof Refusal)) this.keep(attempt, answer);
      answers.push(answer);
    }
    await writeGrabs(
      this.tx,
      {
        activityProductId: product.id,
        perUnit: product.per_unit,
        call: GRAB_CALL,
        nowMs: this.nowMs,
        holdUntilMs,
      },
      this.grabs,
      this.answers,
    );
    return answers;
  }

  /** Places that stand already, as their members see them. */
  private async readLive(): Promise<void> {
    const { live, product } = this.facts;
    const waiting = live.filter(({ state }) => state === 'queued');
    const ahead = await aheadOf(
      this.tx,
      waiting.map(({ id }) => id),
    );
    for (const row of live) {
      // A hold whose time is over stands no longer, whether a job has seen it or not.
      if (row.state === 'granted' && (row.hold_until_ms ?? 0) <= this.nowMs) continue;
      this.live.set(
        row.member_id,
        grabView(row, { kind: product.kind, ahead: ahead.get(row.id) ?? 0, nowMs: this.nowMs }),
      );
    }
  }

  /** The answer that there is already: under the key, or because the member has a place. */
  private known({ memberId, key, bodyHash }: Attempt): Grab | Refusal | undefined {
    const known = this.keys.get(`${memberId} ${key}`);
    if (known) {
      return known.bodyHash === bodyHash ? (known.response as Grab) : refuse('idempotencyMismatch');
    }
    return this.live.get(memberId);
  }

  /** Why somebody cannot have a place, whatever is left; undefined when they can. */
  private refusedOf(attempt: Attempt): Refusal | undefined {
    const { activity, product } = this.facts;
    const { memberId, arrivedMs, input } = attempt;
    if (arrivedMs < activity.starts_ms) return refuse('notStarted');
    if (this.nowMs >= activity.ends_ms || activity.state === 'withdrawn') return refuse('activityOver');
    const wrong = this.wrongSlots(input);
    if (wrong) return wrong;
    const max = product.limit_per_order;
    if (input.quantity > max) {
      return refuse('amountOutOfRange', {
        fields: [{ field: 'quantity', reason: 'refused' }],
        detail: { min: 1, max },
      });
    }
    const { lapsed = 0, pieces = 0 } = this.had.get(memberId) ?? {};
    const stale = this.facts.live.some((one) => one.member_id === memberId && one.state === 'granted');
    // A place whose hold is over goes first to where it came from.
    if (stale) return tooBusy(1);
    if (lapsed >= flashLapsedHoldsMax) return refuse('holdLimit');
    const left = product.limit_per_member - pieces;
    if (input.quantity > left) {
      return refuse('purchaseLimit', {
        fields: [{ field: 'quantity', reason: 'refused' }],
        detail: { limit: product.limit_per_member, left: Math.max(0, left) },
      });
    }
    return undefined;
  }

  /** What is asked for is sold here, on all of its days. */
  private wrongSlots(input: Attempt['input']): Refusal | undefined {
    const { kind } = this.facts.product;
    const wanted = slotsOf(kind, input);
    if (wanted instanceof Refusal) return wanted;
    const missing = wanted.filter((slot) => !this.pool.some((one) => one.slot === slot));
    if (missing.length === 0) return undefined;
    return soldKinds[kind].notSold(missing);
  }

  /** What may come back, and who waits, is counted only where it matters. */
  private async openBook(attempts: readonly Attempt[]): Promise<Book> {
    const { product, awaited } = this.facts;
    const most = attempts.reduce((sum, { input }) => sum + input.quantity * product.per_unit, 0);
    const isPlenty = awaited.length === 0 && this.pool.every(({ left }) => left >= most);
    return new Book(
      isPlenty
        ? this.pool.map((slot) => ({ ...slot, unpaid: 0, waiting: 0 }))
        : await bookedSlots(this.tx, { activityProductId: product.id, perUnit: product.per_unit }, this.pool),
    );
  }

  private serve(
    attempt: Attempt,
    by: { book: Book; solved: ReadonlySet<string>; holdUntilMs: number },
  ): Grab | Refusal {
    const { product } = this.facts;
    const { memberId, guard, input } = attempt;
    if (guard === 'picture' && !by.solved.has(input.picture ?? '')) {
      return refuse('pictureNeeded', { fields: [{ field: 'picture', reason: 'needed' }] });
    }
    const slots = slotsOf(product.kind, input);
    if (slots instanceof Refusal) return slots;
    const served = by.book.admit({ slots, units: input.quantity * product.per_unit });
    if (served === 'soldOut') return refuse('activitySoldOut');
    const grab = { id: newId(), memberId, quantity: input.quantity, slots, state: served };
    this.grabs.push(grab);
    const answer = grabView(
      {
        ...{ id: grab.id, quantity: grab.quantity, slots: [...slots], state: served, order_id: null },
        activity_product_id: product.id,
        hold_until_ms: served === 'granted' ? by.holdUntilMs : null,
      },
      { kind: product.kind, ahead: served === 'queued' ? this.joinQueue(slots) : 0, nowMs: this.nowMs },
    );
    this.live.set(memberId, answer);
    return answer;
  }

  /** The same key answers the same from here on, whatever becomes of the place. */
  private keep({ memberId, key, bodyHash }: Attempt, response: Grab): void {
    const name = `${memberId} ${key}`;
    if (this.keys.has(name)) return;
    this.keys.set(name, { bodyHash, response });
    this.answers.push({ memberId, key, bodyHash, response });
  }

  /** How many come before whoever joins now: those who wait for one of the same slots. */
  private joinQueue(slots: readonly string[]): number {
    const ahead = this.queue
      .filter((one) => one.slots.some((slot) => slots.includes(slot)))
      .reduce((sum, { people }) => sum + people, 0);
    this.queue.push({ slots, people: 1 });
    return ahead;
  }
}
