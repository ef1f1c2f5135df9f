import type { Sdk } from '@yunyou/sdk';
import { expect, it } from 'vitest';
import { sharedPath } from '../src/shared-path';

it('is the page’s own, with the code of the member who shares it', () => {
  const sdk = {
    share: { link: (path: string) => `https://shop.example${path}&C_share=ABCD2345` },
  } as unknown as Sdk;
  expect(sharedPath({ sdk }, '/pages/spot/index?id=1')).toBe('/pages/spot/index?id=1&C_share=ABCD2345');
});
