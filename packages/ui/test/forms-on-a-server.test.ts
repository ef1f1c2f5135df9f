import { expect, it } from 'vitest';
import { createFormSdk, renderForm, serverForms } from './support/server-forms';

it.each(Object.entries(serverForms))(
  'renders %s without what the device keeps, which no server knows: it comes after hydration',
  async (_, form) => {
    const { sdk, read } = await createFormSdk();
    read.length = 0;
    expect(renderForm(sdk, form)).toContain('<');
    expect(read.filter((key) => /^(?:draft|voucher):/.test(key))).toEqual([]);
    sdk.dispose();
  },
);
