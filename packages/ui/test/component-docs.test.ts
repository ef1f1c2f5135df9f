import { describe, expect, it } from 'vitest';
import { componentDocs } from './support/component-docs';

const { props, unknown } = componentDocs();

// conformance: SDK-03
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
    expect(props.filter(({ sentence }) => sentence === '').map(({ name }) => name)).toEqual([]);
  });

  it('has a default for each that may be left out', () => {
    expect(props.filter(({ hasDefault }) => !hasDefault).map(({ name }) => name)).toEqual([]);
  });
});
