import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { type IsNewPage, LowerPart, NewPageContext } from './LowerPart';

/** A page in two parts; it tells whether the lower one was there when the upper one first was. */
function Page({ isNewPage }: { isNewPage: IsNewPage }) {
  const page = useRef<HTMLDivElement>(null);
  const [together, setTogether] = useState<boolean>();
  useLayoutEffect(() => {
    setTogether(page.current?.querySelector('[data-part="lower"]') !== null);
  }, []);
  return (
    <NewPageContext value={isNewPage}>
      <div ref={page}>
        <p>飞练峡的三叠瀑布，一天里要看两回。</p>
        <LowerPart>
          <p data-part="lower">开放时间：07:30 至 18:00</p>
        </LowerPart>
        <p>{together === undefined ? '' : together ? '一起出现' : '先后出现'}</p>
      </div>
    </NewPageContext>
  );
}

const meta = {
  title: 'Layout/Shell/LowerPart',
  component: LowerPart,
  args: { children: null },
} satisfies Meta<typeof LowerPart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody goes on to the page: what a phone shows first is painted first. */
export const GoneOnTo: Story = {
  render: () => <Page isNewPage={() => true} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/开放时间/)).toBeVisible();
    await expect(canvas.getByText('先后出现')).toBeVisible();
  },
};

/** Somebody comes back to it, or it was rendered ahead: all of it is there at once. */
export const ComeBackTo: Story = {
  render: () => <Page isNewPage={() => false} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('一起出现')).toBeVisible();
  },
};
