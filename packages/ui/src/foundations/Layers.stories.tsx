import type { Meta, StoryObj } from '@storybook/react-vite';
import { layerOrder } from '@yunyou/contract';
import { expect } from 'storybook/test';
import styles from './foundations.module.css';
import { Reason } from './Reason';

const meta: Meta = {
  title: 'Foundations/Layer order',
  parameters: { width: false, controls: { disable: true } },
};
export default meta;

const reasons: Readonly<Record<keyof typeof layerOrder, string>> = {
  toast: 'Says how something ended; nothing may hide that.',
  noNetwork: 'Without a network what is below cannot be answered; it covers sheets too.',
  popup: 'Sheets, modals and dialogs, above the ground that darkens the page.',
  mask: 'The ground under what floats.',
  navbar: 'Where one is and the way back, above all that scrolls.',
  topTips: 'Comes from under the navigation bar, so below it.',
  sticky: 'Parts of a page that stay in view.',
  indexListSticky: 'Titles of groups, below what stays in view around them.',
};
const layers = [
  'toast',
  'noNetwork',
  'popup',
  'mask',
  'navbar',
  'topTips',
  'sticky',
  'indexListSticky',
] as const;

/** The numbers of the product spec, highest first. */
export const Order: StoryObj = {
  render: () => (
    <>
      <Reason>
        One list for the whole product, so that two things that meet always know who is on top. Nothing else
        sets a z-index above 1; what stands inside a component is ordered inside of it.
      </Reason>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">z-index</th>
            <th scope="col">Layer</th>
            <th scope="col">Why there</th>
          </tr>
        </thead>
        <tbody>
          {layers.map((name) => (
            <tr key={name}>
              <td>{layerOrder[name]}</td>
              <td>{name}</td>
              <td>{reasons[name]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  ),
  play: async ({ canvas }) => {
    const numbers = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(row.firstElementChild?.textContent));
    await expect(numbers).toEqual([10090, 10080, 10075, 10070, 980, 975, 970, 965]);
  },
};
