import { expect, test } from 'vitest';
import { pageWith, withPreloads } from '../../src/server/page-html.ts';

const html = `<head><script type="module" src="/assets/start-1.js"></script></head><script type="application/json" id="site"></script>`;

test('the facts in the page cannot end their own element', () => {
  const page = pageWith(html, { text: '</script><script>alert(1)</script>$&' });
  expect(page).not.toContain('</script><script>alert');
  const written = /id="site">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(written)).toEqual({ text: '</script><script>alert(1)</script>$&' });
});

test("a screen's files are named in the page, those that stand there already left out", () => {
  const page = withPreloads(html, ['assets/start-1.js', 'assets/parts-2.js', 'assets/parts-3.css']);
  expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/parts-2.js">');
  expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/parts-3.css"></head>');
  expect(page.match(/start-1/g)).toHaveLength(1);
  expect(withPreloads(html, [])).toBe(html);
});
