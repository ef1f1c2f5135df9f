import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styles from './foundations.module.css';
import { Reason } from './Reason';

const meta: Meta = {
  title: 'Foundations/Rpx and widths',
  parameters: { width: false, layout: 'fullscreen', controls: { disable: true } },
};
export default meta;

const widths = [750, 646, 558, 375, 88];

/** 1 rpx is 1/750 of the column's width. */
export const Rpx: StoryObj = {
  render: () => (
    <div className={styles.stack}>
      <div style={{ padding: '16px 16px 0' }}>
        <Reason>
          Designs are drawn 750 wide. The column is at most 480 CSS pixels, so that a tablet shows a phone's
          page at a readable size; from 1024 on there is a real layout of two or three columns. Only what must
          keep its share of the column is measured in rpx: modals (558), dialogs (646), their close button
          (64). Texts, spaces and targets are not, because fingers and eyes are as large on every screen.
        </Reason>
      </div>
      {widths.map((width) => (
        <div
          key={width}
          data-rpx={width}
          className={styles.rpx}
          style={{ width: `calc(${width} * var(--yy-rpx))` }}
        >
          {width} rpx
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const column = Math.min(innerWidth, 480);
    for (const box of canvasElement.querySelectorAll<HTMLElement>('[data-rpx]')) {
      const wanted = (Number(box.dataset.rpx) * column) / 750;
      await expect(Math.abs(box.getBoundingClientRect().width - wanted)).toBeLessThan(1);
    }
  },
};
export const OnATablet: StoryObj = { ...Rpx, globals: { viewport: { value: 'tablet' } } };
export const OnADesktop: StoryObj = { ...Rpx, globals: { viewport: { value: 'desktop' } } };
