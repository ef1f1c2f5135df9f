import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner';

const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Takes the colour of the words around it; stands still where nothing may move. */
export const Default: Story = {};
export const Large: Story = { args: { size: 40 } };
export const InAColour: Story = {
  render: (args) => (
    <p style={{ display: 'flex', gap: 8, alignItems: 'center', color: 'var(--yy-color-link)' }}>
      <Spinner {...args} /> 正在加载
    </p>
  ),
};
/** As high as the words beside it have grown. */
export const LargeText: Story = { ...InAColour, globals: { textSize: 'large' } };
