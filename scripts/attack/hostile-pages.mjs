// What is hostile to a page, and how it shows that it came through.

export const MARK = 'q7357q';
/** What would run where it came through as it is. */
const HOSTILE = [
  `"'><svg/onload=alert(${MARK})>`,
  `</script><script>alert(${MARK})</script>`,
  `javascript:alert(${MARK})//`,
  `\u2028\u2029</title><img src=x onerror=${MARK}>`,
];
export const LIVE = [
  /<svg\/onload/i,
  /<script>alert\(q7357q/i,
  /<img src=x/i,
  /(?:href|src|action)="?\s*javascript:/i,
];
const QUERIES = [
  'id',
  'title',
  'url',
  'redirect',
  'keyword',
  'locale',
  'C_1',
  'source',
  'utm_source',
  'x',
  '__proto__',
];
const COOKIES = ['locale', 'city', 'appearance', 'openid', 'other'];
export const EVIL = 'evil.example';
const HEADERS = {
  Host: EVIL,
  'X-Forwarded-Host': EVIL,
  'X-Forwarded-Proto': 'gopher',
  'X-Original-URL': '/sandbox/console',
  'X-Rewrite-URL': '/sandbox/console',
  Forwarded: `host=${EVIL}`,
  Origin: `https://${EVIL}`,
  Referer: `https://${EVIL}/${HOSTILE[0]}`,
  'User-Agent': `Mozilla/5.0 ${HOSTILE[0]}`,
  'Accept-Language': `en"${HOSTILE[0]}`,
};
const UP = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..\\',
  '..%5c',
  '....//',
  '%252e%252e%252f',
  '..;/',
  '..%c0%af',
];
const FILES = [
  'etc/passwd',
  'package.json',
  'apps/server/src/config.ts',
  '.git/config',
  'dist-server/render.js',
];
export const FILE_TEXT = /root:.*:0:0:|"packageManager"|readConfig|\[core\]|createPageRenderer/;

/** Hostile requests of a page: what is hostile, the path, the headers. */
export function attacksOn(page) {
  const mark = page.includes('?') ? '&' : '?';
  const encoded = HOSTILE.map(encodeURIComponent);
  return [
    ...encoded.flatMap((text) => QUERIES.map((name) => ['a query', `${page}${mark}${name}=${text}`, {}])),
    ...encoded.map((text) => ['a query’s name', `${page}${mark}${text}=1`, {}]),
    ...encoded.map((text) => ['a path', `${page.split('?')[0].replace(/\/$/, '')}/${text}`, {}]),
    ...encoded.flatMap((text) => COOKIES.map((name) => ['a cookie', page, { Cookie: `${name}=${text}` }])),
    ...Object.entries(HEADERS).map(([name, value]) => [`the header ${name}`, page, { [name]: value }]),
  ];
}

const climbing = FILES.flatMap((file) =>
  ['/', '/assets/', '/pictures/', '/cdn/', '/sandbox/objects/'].flatMap((folder) =>
    UP.map((up) => folder + up.repeat(6) + file),
  ),
);
const odd = [
  `//${EVIL}/`,
  `//${EVIL}/%2e%2e`,
  `/\\${EVIL}`,
  `/%5c${EVIL}`,
  `/${'a/'.repeat(2_000)}`,
  '/%',
  '/%ff',
  '/%E0%A4',
  '/?%',
  '/.git/HEAD',
  '/.env',
];

/** Paths that lead out of every folder, and odd ones. */
export const climbs = [...climbing, ...odd];
