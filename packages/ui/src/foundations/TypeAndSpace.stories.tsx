import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styles from './foundations.module.css';
import { Reason } from './Reason';

const meta: Meta = {
  title: 'Foundations/Type and space',
  parameters: { width: false, controls: { disable: true } },
};
export default meta;

const sizes = ['display', 'heading', 'title', 'body', 'small', 'caption'];

export const Type: StoryObj = {
  render: () => (
    <div className={styles.stack}>
      <Reason>
        The device's own fonts: a Chinese web font weighs megabytes, and people read fastest what they read
        every day. Six sizes and three weights are enough for every screen. Sizes are rem, so that the
        visitor's browser setting counts; figures that are compared have one width.
      </Reason>
      {sizes.map((size) => (
        <div key={size}>
          <p
            className={styles.line}
            style={{
              fontSize: `var(--yy-font-${size})`,
              fontWeight: ['display', 'heading', 'title'].includes(size) ? 600 : 400,
              lineHeight: ['display', 'heading', 'title'].includes(size)
                ? 'var(--yy-line-heading)'
                : 'var(--yy-line-text)',
            }}
          >
            千里江山 Rivers and mountains, a thousand li ¥1,280.00
          </p>
          <span className={styles.caption}>--yy-font-{size}</span>
        </div>
      ))}
    </div>
  ),
};

/** 长辈版: every text 18 and up. */
export const LargeText: StoryObj = { ...Type, globals: { textSize: 'large' } };

/** However narrow a text is, none of its characters stands alone in the last line. */
export const NoOrphans: StoryObj = {
  render: () => <p style={{ margin: 0 }}>12月5日 18:00 前取消扣首晚房费</p>,
  play: async ({ canvas }) => {
    const paragraph = canvas.getByText(/首晚房费$/);
    const text = paragraph.firstChild as Text;
    const topOf = (place: number) => {
      const range = document.createRange();
      range.setStart(text, place);
      range.setEnd(text, place + 1);
      return range.getBoundingClientRect().top;
    };
    for (let width = 160; width < 300; width += 4) {
      paragraph.style.width = `${width}px`;
      await expect(topOf(text.length - 1), `${width} wide`).toBe(topOf(text.length - 2));
    }
  },
};

export const Space: StoryObj = {
  render: () => (
    <div className={styles.stack}>
      <Reason>
        Steps of 4. What belongs together stands 4 to 12 apart, parts of a page 16 to 32; a finger needs 44
        each way, in large text 60.
      </Reason>
      {[1, 2, 3, 4, 5, 6, 8, 10, 12, 16].map((step) => (
        <div key={step} className={styles.row}>
          <code>--yy-space-{step}</code>
          <div className={styles.bar} style={{ width: `var(--yy-space-${step})` }} />
        </div>
      ))}
    </div>
  ),
};

export const CornersAndElevation: StoryObj = {
  render: () => (
    <div className={styles.stack}>
      <Reason>
        The larger a thing, the rounder: 8 for controls, 12 for cards, 20 for sheets. Cards lie flat on silk
        with a hairline; the one shadow says that something floats and will go again.
      </Reason>
      {['control', 'card', 'sheet'].map((name) => (
        <div key={name} className={styles.row}>
          <code>{name}</code>
          <div className={styles.corner} style={{ borderRadius: `var(--yy-radius-${name})` }} />
        </div>
      ))}
      <div className={styles.row}>
        <code>float</code>
        <div
          className={`${styles.corner} ${styles.float}`}
          style={{ borderRadius: 'var(--yy-radius-card)' }}
        />
      </div>
    </div>
  ),
};
