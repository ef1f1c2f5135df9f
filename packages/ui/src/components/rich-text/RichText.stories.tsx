import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RichText } from './RichText';

const meta = {
  title: 'Display/RichText',
  component: RichText,
  args: {
    html: '<h2>入园须知</h2><p>请携带<strong>有效身份证件</strong>原件，在检票口刷证入园。</p><ul><li>开放时间 08:00–17:30</li><li>雨雾天气缆车可能停运</li></ul><blockquote>山中无甲子，寒尽不知年。</blockquote><table><tr><th>人群</th><th>票价</th></tr><tr><td>成人</td><td>¥168</td></tr></table><p>出发前请<a href="https://yunyou.example/map">查看地图</a>。</p>',
  },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: '入园须知' }, { timeout: 5000 }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** Scripts, handlers, forms and colours of their own are taken out; the words stay. */
export const Hostile: Story = {
  args: {
    html: '<p style="color:#fff" onclick="alert(1)">文字还在</p><script>document.title="x"</script><img src="x:y" onerror="alert(1)"><a href="javascript:alert(1)">链接</a><iframe src="https://evil.example"></iframe><form><input name="card"></form>',
  },
  play: async ({ canvas, canvasElement }) => {
    const text = await canvas.findByText('文字还在', {}, { timeout: 5000 });
    await expect(text).not.toHaveAttribute('style');
    await expect(text).not.toHaveAttribute('onclick');
    await expect(canvasElement.querySelector('script, iframe, form, input, [onerror]')).toBeNull();
    await waitFor(() => expect(canvas.getByText('链接')).not.toHaveAttribute('href'));
  },
};

export const LongText: Story = {
  args: {
    html: `<h3>How to get there</h3>${'<p>Take the coach from the west station to the foot of the mountain, then the cable car to the upper station.</p>'.repeat(5)}`,
  },
  globals: { locale: 'en' },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
