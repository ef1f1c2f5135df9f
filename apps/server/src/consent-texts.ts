import { CHILD } from './demo/agreements/consents/child';
import type { ConsentText } from './demo/agreements/consents/consent-text';
import { FACE } from './demo/agreements/consents/face';
import { FACE_CHILD } from './demo/agreements/consents/face-child';
import { REAL_NAME } from './demo/agreements/consents/real-name';

export type { ConsentText };

/** Every text that was ever published, the newest of a purpose last. */
export const consentTexts: readonly ConsentText[] = [FACE, CHILD, FACE_CHILD, REAL_NAME];
