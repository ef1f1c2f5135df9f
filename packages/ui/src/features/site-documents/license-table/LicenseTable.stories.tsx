import type { Meta, StoryObj } from '@storybook/react-vite';
import { license } from '../../../stories/samples';
import { LicenseTable } from './LicenseTable';

const meta = {
  title: 'Features/Site documents/LicenseTable',
  component: LicenseTable,
  args: { license },
} satisfies Meta<typeof LicenseTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InEnglish: Story = { globals: { locale: 'en' } };
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
