import { timeStatus as status, type TimeStatus } from '@yunyou/contract';

/** Not started before `startMs`, ongoing from then, ended from `endMs` on. All epoch ms on the server's clock. */
export function timeStatus(startMs: number, endMs: number, nowMs: number): TimeStatus {
  if (nowMs < startMs) return status.notStarted;
  return nowMs < endMs ? status.ongoing : status.ended;
}
