import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../components/button';
import type { CustomProperties } from '../custom-properties';
import styles from './foundations.module.css';
import { Reason } from './Reason';

const meta: Meta = {
  title: 'Foundations/Motion',
  parameters: { width: false, controls: { disable: true } },
};
export default meta;

const times = {
  popup: '300 ms: sheets and dialogs, which come from outside of the page',
  base: '200 ms: what unfolds or changes its place on the page',
  fast: '150 ms: answers to a press: colours, ticks, arrows',
};

function Runners() {
  const [there, setThere] = useState(false);
  return (
    <div className={styles.stack}>
      <Reason>
        Motion says where something came from, and then is out of the way. Only transforms and opacity move,
        easing out on the way in and in on the way out. Where a visitor has asked for less motion, and in
        large text, nothing moves: the same states, at once.
      </Reason>
      {Object.entries(times).map(([name, use]) => (
        <div key={name}>
          <p className={styles.line}>{use}</p>
          <div
            className={styles.track}
            data-there={there || undefined}
            style={{ '--runner-time': `var(--yy-motion-${name})` } as CustomProperties}
          >
            <div className={styles.runner} />
          </div>
        </div>
      ))}
      <Button onClick={() => setThere(!there)}>Move</Button>
    </div>
  );
}

/** Under reduced motion, as in the tests, every time is nothing. */
export const Times: StoryObj = {
  render: () => <Runners />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const style = getComputedStyle(canvasElement);
    await expect(style.getPropertyValue('--yy-motion-popup')).toBe(reduced ? '0ms' : '300ms');
  },
};
