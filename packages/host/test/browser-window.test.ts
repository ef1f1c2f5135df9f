import { expectTypeOf, it } from 'vitest';
import type { BrowserWindow } from '../src/browser';

it('takes a real window', () => {
  expectTypeOf<Window>().toExtend<BrowserWindow>();
});
