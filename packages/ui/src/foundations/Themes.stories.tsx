import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/button';
import { Card } from '../components/card';
import { HomeTheme } from '../components/home-theme';
import { Price } from '../components/price';
import { Stack } from '../components/stack';
import { Tag } from '../components/tag';
import styles from './foundations.module.css';
import { Reason } from './Reason';

const meta: Meta = {
  title: 'Foundations/Themes',
  parameters: { width: false, controls: { disable: true } },
};
export default meta;

function Sample({ name }: { name: string }) {
  return (
    <Stack gap={3}>
      <Card title={`青崖云海 · ${name}`}>
        <Stack gap={3}>
          <span>
            <Tag tone="success">随时退</Tag> <Tag tone="info">立即确认</Tag> <Tag look="seal">限时</Tag>
          </span>
          <Price fen={16_800} originalFen={26_800} from />
          <Button block>立即预订</Button>
        </Stack>
      </Card>
    </Stack>
  );
}

const operators = { isOpen: true, config: { color: '#8f2f24', backgroundImage: '', style: '' } };

/** The same card in each of them. */
export const Themes: StoryObj = {
  render: () => (
    <>
      <Reason>
        Components know meanings, not colours: a theme is the same custom properties with other values. Day
        and night follow the device or the visitor's choice; gray is for days of mourning and takes the colour
        from everything at once; the operator's home theme lays a colour or a picture under the home page, and
        what stands on it takes the light or the dark values, whichever can be read. Large text (长辈版)
        changes sizes and targets, in every theme.
      </Reason>
      <div className={styles.themes}>
        <div className={styles.theme} data-theme="light">
          <Sample name="Light" />
        </div>
        <div className={styles.theme} data-theme="dark">
          <Sample name="Dark" />
        </div>
        <div className={styles.theme} data-theme="light" style={{ filter: 'grayscale(1)' }}>
          <Sample name="Gray" />
        </div>
        <HomeTheme theme={operators} className={styles.theme}>
          <Sample name="Operator's home theme" />
        </HomeTheme>
      </div>
    </>
  ),
};
export const LargeText: StoryObj = { ...Themes, globals: { textSize: 'large' } };
export const OnADesktop: StoryObj = { ...Themes, globals: { viewport: { value: 'desktop' } } };
