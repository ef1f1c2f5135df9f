// Finds a Chromium for the tests, and installs one where that is possible.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './steps.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
/** Chromium without windows and what belongs to them, which would run beside the page: journeys take half as long in it. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of a Chromium: `CHROME_PATH`, the usual names on the path, the usual places.
 *
 * @param options.lean rather one without windows
 */
export function findBrowser({ lean = false } = {}) {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && existsSync(CHROME_PATH)) return CHROME_PATH;
  return (lean && onPath([HEADLESS_SHELL])) || onPath(NAMES) || PLACES.find((path) => existsSync(path));
}

function onPath(names) {
  const { PATH = '' } = process.env;
  const separator = process.platform === 'win32' ? ';' : ':';
  for (const name of names) {
    for (const folder of PATH.split(separator)) {
      const path = join(folder, name);
      if (folder && existsSync(path)) return path;
    }
  }
}

const hasChineseFont = () => {
  try {
    return execFileSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return process.platform !== 'linux';
  }
};

/**
 * A Chromium and a Chinese font; installed with apt where we are root on such a system, otherwise asked for.
 *
 * @param options.lean Chromium without windows, where it can be had
 * @returns the browser's path
 */
export async function ensureBrowser({ lean = false } = {}) {
  if (lean && !process.env.CHROME_PATH && !onPath([HEADLESS_SHELL])) await install([HEADLESS_SHELL]);
  const missing = () => [
    ...(findBrowser({ lean }) ? [] : ['chromium']),
    ...(hasChineseFont() ? [] : ['fonts-noto-cjk', 'fontconfig']),
  ];
  await install(missing());
  if (missing().length > 0) {
    throw new Error(
      `The tests need a Chromium and a Chinese font. Missing: ${missing().join(', ')}. ` +
        'On Debian or Ubuntu: sudo apt-get install -y chromium fonts-noto-cjk fontconfig. ' +
        'Elsewhere: install Chrome or Chromium and set CHROME_PATH to it.',
    );
  }
  return findBrowser({ lean });
}

/** With apt, where we may. */
async function install(packages) {
  const mayInstall = process.platform === 'linux' && process.getuid() === 0 && existsSync('/usr/bin/apt-get');
  if (packages.length === 0 || !mayInstall) return;
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, capture: true };
  await run('apt-get', ['update', '-qq'], options);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}
