import { Gauge, type Registry } from 'prom-client';
import type { AppContext } from '../context';
import { readShopFigures, type ShopFigures } from './figures-store';

/** Scrapes share an answer this long, ms, so that watching costs the database next to nothing. */
const KEPT_MS = 10_000;

/** Adds what the database knows: queues, orders, money that waits. Read when Prometheus asks. */
export function registerShopMetrics(registry: Registry, { reservedDb: db, clock, log }: AppContext): void {
  let kept: { atMs: number; figures: Promise<ShopFigures> } | undefined;
  const figures = (): Promise<ShopFigures> => {
    if (!kept || Date.now() - kept.atMs > KEPT_MS) {
      kept = { atMs: Date.now(), figures: readShopFigures(db, clock.now()) };
      kept.figures.catch((error) => {
        kept = undefined;
        log.error({ err: error }, 'metrics of the shop not read');
      });
    }
    return kept.figures;
  };
  const gauge = (
    name: string,
    help: string,
    labelNames: string[],
    fill: (gauge: Gauge, figures: ShopFigures) => void,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        const read = await figures().catch(() => undefined);
        if (read) fill(this, read);
      },
    });
  gauge('yunyou_orders', 'Orders by status, those of the last 30 days', ['status'], (all, { orders }) => {
    for (const { status, count } of orders) all.set({ status }, count);
  });
  gauge('yunyou_queue_jobs', 'Jobs in the queue by name and state', ['job', 'state'], (all, { jobs }) => {
    for (const { name, state, count } of jobs) all.set({ job: name, state }, count);
  });
  gauge(
    'yunyou_waiting',
    'What waits for the outside world or the operator',
    ['what'],
    (all, { waiting }) => {
      for (const [what, count] of Object.entries(waiting)) all.set({ what }, count);
    },
  );
  gauge('yunyou_oldest_seconds', 'Age of the oldest of what waits', ['what'], (all, { oldestSeconds }) => {
    for (const [what, seconds] of Object.entries(oldestSeconds)) all.set({ what }, seconds);
  });
}
