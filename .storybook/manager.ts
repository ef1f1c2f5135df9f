import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: '云游 Yunyou',
    colorPrimary: '#0f766e',
    colorSecondary: '#0f766e',
    appBg: '#f4efe4',
    appContentBg: '#fbf8f2',
    appPreviewBg: '#fbf8f2',
    appBorderColor: '#e8e0d0',
    appBorderRadius: 8,
    barBg: '#fbf8f2',
    textColor: '#1c2421',
    barTextColor: '#4b5753',
    barSelectedColor: '#0f766e',
  }),
});
