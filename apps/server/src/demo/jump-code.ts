import type { LocalText } from './types';

/** A jump code of the demo. */
export interface DemoJumpCode {
  code: string;
  target: string;
  title: LocalText;
  subtitle: LocalText;
  buttonText: LocalText;
  picture: string;
  auto: boolean;
  /** From when the data is loaded on. */
  startsAfterMs: number;
  endsAfterMs: number;
}
