import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Said } from '../../stories/said';
import { BackToTop } from './BackToTop';

const meta = {
  title: 'Navigation/BackToTop',
  component: BackToTop,
  decorators: [
    (Story) => (
      <>
        <p style={{ height: 4000, margin: 0 }}>
          <Said zh={'云从脚下起。'.repeat(60)} en={'Clouds rise at your feet. '.repeat(40)} />
        </p>
        <Story />
      </>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: 480 } } },
} satisfies Meta<typeof BackToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page as if the visitor had read far down. The story before may have left it there: that must be painted over first. */
async function readOn() {
  window.scrollTo(0, 0);
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  window.scrollTo(0, 3000);
}

/** Not there while the top is near. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await readOn();
    await userEvent.click(await canvas.findByRole('button', { name: '回到顶部' }));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
  },
};

export const FarFromTheTop: Story = {
  play: async ({ canvas }) => {
    await readOn();
    await canvas.findByRole('button');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await readOn();
    const button = await canvas.findByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
};

export const LargeTextInEnglish: Story = {
  ...FarFromTheTop,
  globals: { textSize: 'large', locale: 'en' },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
