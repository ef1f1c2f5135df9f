import { existsSync, readFileSync } from 'node:fs';

/**
 * Since the machine began, in its own unit: `all`, what was `used` of it, and what others on the same host had of that (`stolen`).
 * A machine that does not tell is its own, and never used.
 */
export function processorTimes() {
  if (!existsSync('/proc/stat')) return { all: Date.now(), used: 0, stolen: 0 };
  const [line] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  const times = line.split(/\s+/).slice(1, 9).map(Number);
  const [, , , idle, waiting, , , stolen] = times;
  const all = times.reduce((sum, time) => sum + time, 0);
  return { all, used: all - idle - waiting, stolen };
}
