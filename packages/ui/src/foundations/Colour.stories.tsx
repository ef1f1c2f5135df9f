import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from './foundations.module.css';
import { Reason } from './Reason';

const meta: Meta = {
  title: 'Foundations/Colour',
  parameters: { width: false, controls: { disable: true } },
};
export default meta;

const pigments = {
  malachite: '石绿 malachite: primary actions, selection, links',
  azurite: '石青 azurite: information, secondary emphasis, hotel',
  cinnabar: '朱砂 cinnabar: prices, flash sale, destructive',
  gold: '泥金 gold: membership, annual card, rewards',
  silk: '绢 silk: grounds',
  ink: '墨 ink: text, secondary, hint',
};
const steps = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900'];

/** The six pigments. Components never name one of these. */
export const Pigments: StoryObj = {
  render: () => (
    <div className={styles.sheet}>
      <Reason>
        Six pigments of a blue-green landscape, because the product sells landscapes: hills close by and far
        away, a seal, a little gold, on silk, written in ink. Each has ten steps, so that a meaning can have a
        ground, a line and a word that go together in light and in dark.
      </Reason>
      {Object.entries(pigments).map(([name, use]) => (
        <section key={name}>
          <h2 className={styles.heading}>{use}</h2>
          <ul className={styles.pigments}>
            {steps.map((step) => (
              <li key={step} style={{ background: `var(--yy-${name}-${step})` }} />
            ))}
          </ul>
          <p className={styles.line}>
            <code>--yy-{name}-50</code> to <code>--yy-{name}-900</code>
          </p>
          <div className={styles.steps} aria-hidden="true">
            {steps.map((step) => (
              <span key={step}>{step}</span>
            ))}
          </div>
        </section>
      ))}
    </div>
  ),
};

const grounds = ['section', 'page', 'surface', 'surface-raised'];
const words = ['text', 'text-secondary', 'hint', 'link', 'info', 'price', 'success', 'warning', 'member'];
const soft = ['primary', 'info', 'danger', 'success', 'warning', 'member'];

/** The semantic names, each pair as it is read. */
export const Meanings: StoryObj = {
  render: () => (
    <div className={styles.sheet}>
      <Reason>
        Components name what a colour means and never a pigment; that is what makes themes possible. Every
        pair that is read together has a contrast of 4.5 to 1 or better, controls and large words 3 to 1
        (test/contrast.test.ts).
      </Reason>
      <section>
        <h2 className={styles.heading}>Words on grounds</h2>
        <ul className={styles.pairs}>
          {grounds.map((ground) => (
            <li key={ground} className={styles.pair} style={{ background: `var(--yy-color-${ground})` }}>
              <code>--yy-color-{ground}</code>
              {words.map((word) => (
                <div key={word} style={{ color: `var(--yy-color-${word})` }}>
                  云游四方 <code>--yy-color-{word}</code>
                </div>
              ))}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className={styles.heading}>Coloured grounds</h2>
        <ul className={styles.pairs}>
          {['primary', 'danger', 'inverse'].map((name) => (
            <li
              key={name}
              className={styles.pair}
              style={{ background: `var(--yy-color-${name})`, color: `var(--yy-color-on-${name})` }}
            >
              <strong>云游四方</strong>
              <code>--yy-color-{name}</code>
              <code>--yy-color-on-{name}</code>
            </li>
          ))}
          {soft.map((name) => (
            <li
              key={name}
              className={styles.pair}
              style={{ background: `var(--yy-color-${name}-soft)`, color: `var(--yy-color-on-${name}-soft)` }}
            >
              <strong>云游四方</strong>
              <code>--yy-color-{name}-soft</code>
              <code>--yy-color-on-{name}-soft</code>
            </li>
          ))}
        </ul>
      </section>
    </div>
  ),
};

export const MeaningsInTheGrayTheme: StoryObj = { ...Meanings, globals: { theme: 'gray' } };
