import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as icons from '../icons';
import styles from './foundations.module.css';
import { Reason } from './Reason';

const meta: Meta = {
  title: 'Foundations/Icons',
  parameters: { width: false, controls: { disable: true } },
};
export default meta;

/** Every icon of the product, under the name it is imported by. */
export const Icons: StoryObj = {
  render: () => (
    <>
      <Reason>
        One kept library, Lucide, drawn with a line of 1.75 in place of 2, which goes better with Chinese
        text. An icon stands beside words or has a name on its button; it never says something alone, and
        screen readers pass it by. A page pays for the icons it uses.
      </Reason>
      <ul className={styles.icons}>
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name}>
            <Icon size={24} />
            {name.replace(/Icon$/, '')}
          </li>
        ))}
      </ul>
    </>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('svg')];
    await expect(drawn).toHaveLength(Object.keys(icons).length);
    await expect(drawn.filter((icon) => icon.getAttribute('aria-hidden') !== 'true')).toEqual([]);
  },
};
