import { expect, test } from 'vitest';
import { withPreloads, withSite, withSkeleton } from '../../../../src/server/http/pages/page-html.ts';

const html = `<head><script type="module" src="/assets/start-1.js"></script></head><script type="application/json" id="site"></script>`;

test('the data in the page cannot close its script element', () => {
  const page = withSite(html, { text: '</script><script>alert(1)</script>$&' });
  expect(page).not.toContain('</script><script>alert');
  const written = /id="site">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(written)).toEqual({ text: '</script><script>alert(1)</script>$&' });
});

test("a screen's files are preloaded, except those already in the page", () => {
  const page = withPreloads(html, ['assets/start-1.js', 'assets/parts-2.js', 'assets/parts-3.css']);
  expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/parts-2.js">');
  expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/parts-3.css"></head>');
  expect(page.match(/start-1/g)).toHaveLength(1);
  expect(withPreloads(html, [])).toBe(html);
});

test('a client-rendered screen has a skeleton before its scripts load, and its styles do not block rendering', () => {
  const start = '<link rel="stylesheet" crossorigin href="/assets/start.css">';
  const bare = `<html><head>${start}</head><body><div id="root"></div></body></html>`;
  const files = ['assets/parts.js', 'assets/parts.css'];
  const page = withSkeleton(bare, {
    skeleton: '<p>EPC</p>',
    styles: ':root[data-theme="dark"]{--page:#000}',
    files,
  });
  const [head = '', body = ''] = page.split('</head>');
  expect(head).toContain('<style>:root[data-theme="dark"]{--page:#000}@media (prefers-color-scheme:dark)');
  expect(head).toContain('<link rel="modulepreload" crossorigin href="/assets/parts.js">');
  expect(head.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" media="not all" crossorigin href="/assets/start.css">',
  ]);
  expect(body).toMatch(
    /<div id="root"><\/div><div id="frame" aria-hidden="true"><p>EPC<\/p><\/div>.*parts\.css"><\/body>/,
  );
  // Without scripts the skeleton must not cover the noscript message.
  expect(head).toContain('<noscript><style>#frame{display:none}</style></noscript>');
});
