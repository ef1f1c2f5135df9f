import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from './foundations.module.css';
import { Reason } from './Reason';

const meta: Meta = {
  title: 'Introduction',
  parameters: { width: false, controls: { disable: true } },
};
export default meta;

const start = `import '@yunyou/ui/styles.css';
import { Button, TextsProvider } from '@yunyou/ui/components';

<TextsProvider texts={i18n.texts}>
  <Button>Book now</Button>
</TextsProvider>`;

const principles = {
  'Components know their props': 'Neither SDK nor shell nor feature: what leaves a component is handed in.',
  'Features know the SDK':
    'A block is one piece of the product. It takes addresses as props and tells its page what happened.',
  'Colours have meanings':
    'Components name what a colour means, never a pigment, so that themes are other values of the same names.',
  'Everybody can use it':
    'Large text, a keyboard, a screen reader, a slow network: every story is tested for them, in both themes.',
  'Words are not in the code': 'Texts come from catalogues, in Chinese and in English.',
};

const groups = {
  Foundations: 'colour, type, space, motion and layers, with their reasons',
  Actions: 'what is pressed',
  Inputs: 'what is chosen, typed and sent',
  Display: 'what shows something',
  Feedback: 'what says how it went, or asks',
  Navigation: 'what leads elsewhere',
  Layout: 'what pages are made of, and the shell around them',
  Features: 'pieces of the product, a folder for each domain',
};

/** What this is, how it is used, and what all of it holds to. */
export const Introduction: StoryObj = {
  globals: { locale: 'en' },
  render: () => (
    <div className={styles.sheet} lang="en">
      <Reason>
        The component library of Yunyou, a white-label shop for journeys: tokens and themes, components that
        know nothing but their props, the shell around every page, and features whose blocks read the SDK.
      </Reason>
      <section>
        <h2 className={styles.heading}>Install</h2>
        <pre className={styles.code}>npm install @yunyou/ui react react-dom</pre>
      </section>
      <section>
        <h2 className={styles.heading}>Use</h2>
        <pre className={styles.code}>{start}</pre>
      </section>
      <section>
        <h2 className={styles.heading}>Principles</h2>
        <dl>
          {Object.entries(principles).map(([name, why]) => (
            <div key={name}>
              <dt>
                <strong>{name}</strong>
              </dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2 className={styles.heading}>Where to find it</h2>
        <ul>
          {Object.entries(groups).map(([name, what]) => (
            <li key={name}>
              <strong>{name}</strong>: {what}
            </li>
          ))}
        </ul>
      </section>
    </div>
  ),
};
