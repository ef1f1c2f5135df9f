import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Texts of one area in one locale, parsed ahead of time, by message id. */
export type Messages = Record<string, MessageFormatElement[]>;
