import { describe, expect, it } from 'vitest';
import { componentDocs } from './support/component-docs';

const { props, unknown } = componentDocs();

/** Parts of the app's frame and of pages whose props say by their names what they are. */
const plain = new Set([
  ...['AppPage.children', 'AppProviders.children', 'AppProviders.sdk', 'LinkProvider.children'],
  ...['HomeView.hrefs', 'HomeView.layout', 'HomeView.page', 'PageBody.children', 'PageLayout.className'],
  ...['SpotView.spot', 'SpotView.tickets', 'TicketView.onChoiceChange', 'TicketView.ticket'],
  ...['NavBar.onBack', 'NavBar.onHome', 'Picture.alt', 'Picture.shownWidth'],
]);
const wordy = props.filter(({ name }) => !plain.has(name));

describe('the table of props that Storybook shows', () => {
  it('knows the props of the whole library', () => {
    expect(props.length).toBeGreaterThan(500);
    expect(props.find(({ name }) => name === 'Button.variant')?.sentence).toMatch(
      /^How much the button asks for/,
    );
  });

  it('knows every component that renders something of its own', () => {
    expect(unknown).toEqual(['LowerPart']);
  });

  it('has a sentence for each', () => {
    expect(wordy.filter(({ sentence }) => sentence === '').map(({ name }) => name)).toEqual([]);
  });

  it('has a default for each that may be left out', () => {
    expect(wordy.filter(({ hasDefault }) => !hasDefault).map(({ name }) => name)).toEqual([]);
  });
});
