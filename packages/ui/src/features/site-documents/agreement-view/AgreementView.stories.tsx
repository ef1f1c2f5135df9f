import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withSdk } from '../../../stories/sdk-fixture';
import { AgreementView } from './AgreementView';

const meta = {
  title: 'Features/Site documents/AgreementView',
  component: AgreementView,
  decorators: [withSdk({ path: '/pages/agreement/agreement' })],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    type: 'user',
    html: '<!doctype html><html><head><title>x</title></head><body><h1>一、我们是谁</h1><p>本协议用于演示。</p><script>window.ran = true</script><img src=x onerror="window.ran = true"></body></html>',
  },
} satisfies Meta<typeof AgreementView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A document from outside; what could run in it does not, and its headings stand below the page's own. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('本协议用于演示。', {}, { timeout: 10_000 })).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 2, name: '一、我们是谁' })).toBeVisible();
    await expect(canvasElement.querySelector('script, [onerror]')).toBeNull();
    await expect('ran' in window).toBe(false);
  },
};
export const Privacy: Story = {
  args: { type: 'privacy', html: '<h2>一、我们收集什么</h2><ul><li>手机号码</li></ul>' },
};
const english = {
  html: '<h2>1. Who we are and what this agreement is about</h2><p>This text is a demonstration. It stands for one of many pages, with words such as nontransferability in it.</p>',
};
export const InEnglish: Story = { args: english, globals: { locale: 'en' } };
export const NarrowInEnglish: Story = {
  args: english,
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
