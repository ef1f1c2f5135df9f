import type { A } from './type-circle-a';

export interface B {
  a?: A;
}
