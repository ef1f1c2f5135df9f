import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // What is measured is no documentation: `npm run bench:ui` builds it into a folder of its own.
  stories: [
    process.env.YUNYOU_BENCH === '1'
      ? '../packages/ui/bench/**/*.stories.tsx'
      : '../packages/ui/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      // Workspace packages are read from their sources: nothing is built before a story is shown.
      resolve: { conditions: ['@yunyou/source', ...defaultClientConditions] },
    }),
};

export default config;
