import type { Meta, StoryObj } from '@storybook/react-vite';
import { agreementPath } from '@yunyou/contract';
import { expect } from 'storybook/test';
import { pending, unreachable, withSdk } from '../../stories/sdk-fixture';
import { AgreementView } from './AgreementView';

const files = {
  [agreementPath('user', 'zh-Hans')]:
    '<h2>一、我们是谁</h2><p>本协议用于演示。</p><script>window.ran = true</script><img src=x onerror="window.ran = true">',
  [agreementPath('user', 'en')]: '<h2>1. Who we are</h2><p>This text is a demonstration.</p>',
  [agreementPath('privacy', 'zh-Hans')]: '<h2>一、我们收集什么</h2><ul><li>手机号码</li></ul>',
};

const meta = {
  title: 'Blocks/AgreementView',
  component: AgreementView,
  decorators: [withSdk({ files, path: '/pages/agreement/agreement' })],
  parameters: { layout: 'fullscreen', width: false },
  args: { type: 'user' },
} satisfies Meta<typeof AgreementView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A document from outside; what could run in it does not. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('本协议用于演示。', {}, { timeout: 10_000 })).toBeInTheDocument();
    await expect(canvasElement.querySelector('script, [onerror]')).toBeNull();
    await expect('ran' in window).toBe(false);
  },
};
export const Privacy: Story = { args: { type: 'privacy' } };
export const InEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This text is a demonstration.', {}, { timeout: 10_000 }),
    ).toBeInTheDocument();
  },
};
export const Loading: Story = { decorators: [withSdk({ answers: { config: { cdn: pending } } })] };
export const Failed: Story = { decorators: [withSdk({ answers: { config: { cdn: unreachable } } })] };
