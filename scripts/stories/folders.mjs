import { join } from 'node:path';
import { root } from '../steps.mjs';

/** Pictures of stories; the whole folder is ignored by git. */
export const screenshots = join(root, 'screenshots');
/** The present ones: `<theme>/<story id>.png`, and `sheets/` to look at. */
export const present = join(screenshots, 'stories');
/** Those that somebody has looked at and accepted. */
export const accepted = join(screenshots, 'accepted');
/** What differs between the two: before, after and the difference beside each other. */
export const changes = join(screenshots, 'changes');

export const themes = ['light', 'dark'];
