import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync('src/ui/theme/tokens.css', 'utf8');

/** The page's colours, with later rules overriding earlier ones. */
function tokensOf(attributes: string): Map<string, string> {
  const rules = [...css.matchAll(/:root((?:\[[^\]]*\])*) \{([^}]*)\}/g)];
  const matching = rules.filter(([, selectors = '']) =>
    (selectors.match(/\[[^\]]*\]/g) ?? []).every((one) => attributes.includes(one)),
  );
  const pairs = matching.flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+): (#\w{6})/g)]);
  return new Map(pairs.map(([, name = '', value = '']) => [name, value]));
}

function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

const looks = ['', '[data-brand="qpzj"]', '[data-theme="dark"]', '[data-theme="dark"][data-brand="qpzj"]'];

test.each(looks)('the two accent colours of charts differ clearly in hue, in %j', (look) => {
  const tokens = tokensOf(look);
  const difference = Math.abs(hueOf(tokens.get('accent') ?? '') - hueOf(tokens.get('accent-other') ?? '')) % 360;
  expect(Math.min(difference, 360 - difference)).toBeGreaterThan(90);
});
