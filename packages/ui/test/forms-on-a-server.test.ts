import { expect, it } from 'vitest';
import { createFormSdk, renderForm, serverForms } from './support/server-forms';

it.each(Object.entries(serverForms))(
  'renders the form of %s without what was typed before, which no server knows: it comes after hydration',
  async (_, form) => {
    const { sdk, read } = await createFormSdk();
    read.length = 0;
    expect(renderForm(sdk, form)).toContain('<');
    expect(read.filter((key) => key.startsWith('draft:'))).toEqual([]);
    sdk.dispose();
  },
);
