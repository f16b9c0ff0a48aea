import { expect, test } from 'vitest';
import { sheetHtml } from '../../../../src/catalogue/shared/export/sheet-html.ts';
import { awkwardSheet, orderWith, translationsIn } from '../../work-orders/lines/support.ts';

const page = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('user input is text, never markup', () => {
  const html = page(sheetHtml(awkwardSheet({ order: orderWith({ name: '</title><script>1</script>' }) })));
  expect(html.querySelectorAll('script, b')).toHaveLength(0);
  expect(html.title).toBe('</title><script>1</script>');
  expect(html.querySelector('tbody tr:nth-child(2) td:nth-child(2)')?.textContent).toBe('<b>"前" & \'后\'</b>');
});

test('the page loads nothing', () => {
  const html = page(sheetHtml(awkwardSheet()));
  expect(html.querySelectorAll('[src], [href], link, iframe')).toHaveLength(0);
  expect(html.querySelector('style')?.textContent).not.toMatch(/url\(|@import/);
});

test('the page has rows, totals and notes in its language', () => {
  const html = page(sheetHtml(awkwardSheet({ language: 'en', ...translationsIn('en') })));
  expect(html.documentElement.lang).toBe('en');
  expect(html.querySelectorAll('tbody tr')).toHaveLength(3);
  expect([...html.querySelectorAll('tfoot td')].map((cell) => cell.textContent)).toEqual([
    'Total',
    '¥1,194.00',
    'Total (List price)',
    '¥1,800.00',
  ]);
  expect(html.querySelector('tbody tr:last-child')?.textContent).toContain('---');
  expect(html.querySelector('footer')?.textContent).toContain('1 line has no price');
});
