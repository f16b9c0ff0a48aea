import { expect, test } from 'vitest';
import { panelTabOf } from '../../../../src/catalogue/parts/panel/panel-tab.ts';

test('the tab of the URL is open; without a known one, the replacements of a replaced part, else its facts', () => {
  const replaced = { oeReplaceTwos: ['A1'] };
  const current = { oeReplaceTwos: [] };
  expect([panelTabOf('graph', replaced), panelTabOf('replacement', current)]).toEqual(['graph', 'replacement']);
  for (const requested of [undefined, '', 'other']) {
    expect(panelTabOf(requested, replaced)).toBe('replacement');
    expect(panelTabOf(requested, current)).toBe('facts');
  }
});
