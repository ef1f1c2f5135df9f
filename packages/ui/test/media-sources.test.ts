import { createMemoryHost } from '@yunyou/host/memory';
import { describe, expect, it } from 'vitest';
import { mediaSourcesOf, previewMediaStorageKey } from '../src/features/media/media-viewer/media-sources';

const kept = (value: string) => createMemoryHost({ sessionStorage: { [previewMediaStorageKey]: value } });

// conformance: ENT-04
describe('what the preview page shows', () => {
  it('reads addresses from the query, with commas and percent signs of their own', () => {
    const urls = ['/a%20b.webp', 'https://cdn.example/a,b.MP4?x=1'].map(encodeURIComponent).join(',');
    expect(mediaSourcesOf(urls, createMemoryHost())).toEqual([
      { url: '/a%20b.webp', type: 'image' },
      { url: 'https://cdn.example/a,b.MP4?x=1', type: 'video' },
    ]);
  });

  it('reads what a page has left for this visit when the query says nothing', () => {
    const stored = JSON.stringify([
      { url: '/live', type: 'video' },
      { url: '/b.png' },
      { type: 'image' },
      null,
    ]);
    expect(mediaSourcesOf('', kept(stored))).toEqual([
      { url: '/live', type: 'video' },
      { url: '/b.png', type: 'image' },
    ]);
  });

  it('shows nothing that could run and nothing of another scheme', () => {
    const urls = ['javascript:alert(1)', 'data:text/html,x', '//evil.example/a.png', 'file:///etc/passwd'];
    expect(mediaSourcesOf(urls.map(encodeURIComponent).join(','), createMemoryHost())).toEqual([]);
  });

  it('survives a storage that somebody spoiled and an address that cannot be decoded', () => {
    expect(mediaSourcesOf('', kept('{'))).toEqual([]);
    expect(mediaSourcesOf('', kept('{"url":"/a.png"}'))).toEqual([]);
    expect(mediaSourcesOf('/100%.png', createMemoryHost())).toEqual([{ url: '/100%.png', type: 'image' }]);
  });
});
