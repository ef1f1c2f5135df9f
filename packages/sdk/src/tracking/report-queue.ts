import type { TextStorage } from '@yunyou/host';
import { parseJson } from '../core/parse-json';
import { reportQueueKey } from './report-queue-key';

/** A report as it is stored. */
export interface Report {
  /** The server counts one id once, however often it comes. */
  eventId: string;
  kind: string;
  body: Readonly<Record<string, unknown>>;
  /** Whose it is; absent for a visitor's. */
  memberId?: string;
}

/** More than a long day without a network makes; then the oldest are lost. */
const maxReports = 200;

/** Reports that wait for the network, oldest first. Read anew at every step: another tab may send or add some. */
export interface ReportQueue {
  all(): Report[];
  add(report: Report): void;
  remove(eventId: string): void;
}

export function createReportQueue(storage: TextStorage): ReportQueue {
  const write = (reports: readonly Report[]) =>
    reports.length === 0
      ? storage.remove(reportQueueKey)
      : storage.set(reportQueueKey, JSON.stringify(reports));
  const all = () => read(storage.get(reportQueueKey));
  const without = (eventId: string) => all().filter((report) => report.eventId !== eventId);
  return {
    all,
    add: (report) => write([...without(report.eventId), report].slice(-maxReports)),
    remove: (eventId) => write(without(eventId)),
  };
}

/** What is stored may be older than this version, or spoiled: only what is a report counts. */
function read(text: string | undefined): Report[] {
  const value = parseJson(text);
  return Array.isArray(value) ? value.filter(isReport) : [];
}

function isReport(value: unknown): value is Report {
  const { eventId, kind, body }: Record<string, unknown> = Object(value);
  return typeof eventId === 'string' && typeof kind === 'string' && typeof body === 'object' && body !== null;
}
