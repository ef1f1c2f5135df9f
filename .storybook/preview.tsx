import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { expectDarkContrast } from '../packages/ui/src/stories/dark-contrast';
import { expectEnglishWords } from '../packages/ui/src/stories/english-words';
import {
  globalTypes,
  initialGlobals,
  loadTexts,
  withEnvironment,
} from '../packages/ui/src/stories/environment';
import { expectShownPictures } from '../packages/ui/src/stories/shown-pictures';
import { expectStillness } from '../packages/ui/src/stories/stillness';
import { expectTouchTargets } from '../packages/ui/src/stories/touch-targets';
import '../packages/ui/src/tokens/tokens.css';
import { DocsPage } from './DocsPage';
import './preview.css';

// How long a story waits for what is to come: a busy machine takes longer than the second that is the default.
configure({ asyncUtilTimeout: 8_000 });

const preview: Preview = {
  globalTypes,
  // A phone unless a story asks for more room: that is where the product lives.
  initialGlobals: { ...initialGlobals, viewport: { value: 'phone', isRotated: false } },
  loaders: [loadTexts],
  decorators: [withEnvironment],
  tags: ['autodocs'],
  // What holds for every story, as axe's rules do. A documentation page shows many at once, among buttons of its own.
  afterEach: async ({ storyGlobals, viewMode }) => {
    if (viewMode === 'docs') return;
    expectEnglishWords(storyGlobals.locale);
    await expectTouchTargets();
    await expectStillness();
    await expectShownPictures();
    // In tests alone: who looks at a story would see it flash.
    if (import.meta.env.VITEST && storyGlobals.theme === undefined) await expectDarkContrast();
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { page: DocsPage },
    /** How wide the ground under a story is at most, in CSS pixels; `false` for stories that fill the window. */
    width: 440,
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          'Actions',
          'Inputs',
          'Display',
          'Feedback',
          'Navigation',
          'Layout',
          'Features',
        ],
      },
    },
    viewport: {
      options: {
        small: { name: '320, a small phone', styles: { width: '320px', height: '640px' } },
        phone: { name: '375, a phone', styles: { width: '375px', height: '812px' } },
        tablet: { name: '768, a tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1280, a desktop', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
};

export default preview;
