import { expect, it } from 'vitest';
import { builtAlone } from '../ui-sizes/built-alone.mjs';

it('styles come with the component that needs them: a page with a button pays for a button', async () => {
  const button = await builtAlone(['Button']);
  const calendar = await builtAlone(['Calendar']);
  expect(button.style).toBeGreaterThan(300);
  expect(button.style).toBeLessThan(1_500);
  expect(calendar.style).toBeGreaterThan(button.style);
  const tag = await builtAlone(['Tag']);
  expect(tag.style).toBeLessThan(700);
});
