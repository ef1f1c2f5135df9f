import { expect, it } from 'vitest';
import { isOwnSite } from '../src/shell/own-site';

const APP = 'https://shop.example/pages/jump-page/jump-page?code=ABCDEF23';
const OWN = ['guide.example', 'map.example:8443'];

it.each([
  ['https://shop.example/season.html', true],
  ['https://guide.example/map', true],
  ['https://GUIDE.example/map', true],
  ['https://map.example:8443/', true],
  ['https://other.example/x', false],
  ['http://guide.example/map', false],
  ['https://guide.example:8443/map', false],
  ['https://map.example/', false],
  ['https://sub.guide.example/map', false],
  ['https://guide.example.evil.example/map', false],
  ['https://guide.example@evil.example/map', false],
  ['https://evil.example@guide.example/map', false],
  ['javascript:alert(1)', false],
  ['/pages/web/web', false],
  ['', false],
])('%s is the operator’s: %s', (url, isOwn) => {
  expect(isOwnSite(url, APP, OWN)).toBe(isOwn);
});
