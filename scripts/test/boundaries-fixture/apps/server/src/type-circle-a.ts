import type { B } from './type-circle-b';

export interface A {
  b?: B;
}
