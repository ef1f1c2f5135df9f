import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Distance } from './Distance';

const meta = {
  title: 'Display/Distance',
  component: Distance,
  args: { metres: 1_234 },
} satisfies Meta<typeof Distance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.2 km')).toBeVisible();
  },
};

/** Nearby below 100 m, steps of 10 m, one decimal, whole kilometres; no step says 1000 m or 100.0 km. */
export const Steps: Story = {
  render: () => (
    <ul>
      {[0, 99, 100, 104, 994, 995, 1_000, 9_960, 99_949, 99_950, 128_400, 1_286_000].map((metres) => (
        <li key={metres}>
          <Distance metres={metres} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(words).toEqual([
      '附近',
      '附近',
      '100 m',
      '100 m',
      '990 m',
      '1.0 km',
      '1.0 km',
      '10.0 km',
      '99.9 km',
      '100 km',
      '128 km',
      '1,286 km',
    ]);
  },
};

const origins = (
  <ul>
    <li>
      <Distance metres={1_200} from="you" />
    </li>
    <li>
      <Distance metres={40} from="you" />
    </li>
    <li>
      <Distance metres={1_200} from={{ place: '栖云岭' }} />
    </li>
    <li>
      <Distance metres={40} from={{ place: '栖云岭' }} />
    </li>
  </ul>
);

export const FromSomewhere: Story = {
  render: () => origins,
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(words).toEqual(['距你 1.2 km', '就在你附近', '距栖云岭 1.2 km', '就在栖云岭附近']);
  },
};
export const NarrowInEnglish: Story = {
  render: () => (
    <p>
      <Distance metres={1_200} from={{ place: 'Qiyun Ridge' }} /> · <Distance metres={40} from="you" />
    </p>
  ),
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.2 km from Qiyun Ridge')).toBeVisible();
    await expect(canvas.getByText('Close to you')).toBeVisible();
  },
};
export const LargeText: Story = { ...FromSomewhere, play: undefined, globals: { textSize: 'large' } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
