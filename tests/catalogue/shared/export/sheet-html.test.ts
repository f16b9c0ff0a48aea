import { expect, test } from 'vitest';
import { sheetHtml } from '../../../../src/catalogue/shared/export/sheet-html.ts';
import { awkwardSheet, orderWith, translationsIn } from '../../work-orders/lines/support.ts';

const page = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('what users typed is text on the page, never markup', () => {
  const shown = page(sheetHtml(awkwardSheet({ order: orderWith({ name: '</title><script>1</script>' }) })));
  expect(shown.querySelectorAll('script, b')).toHaveLength(0);
  expect(shown.title).toBe('</title><script>1</script>');
  expect(shown.querySelector('tbody tr:nth-child(2) td:nth-child(2)')?.textContent).toBe('<b>"前" & \'后\'</b>');
});

test('the page asks for nothing from anywhere', () => {
  const shown = page(sheetHtml(awkwardSheet()));
  expect(shown.querySelectorAll('[src], [href], link, iframe')).toHaveLength(0);
  expect(shown.querySelector('style')?.textContent).not.toMatch(/url\(|@import/);
});

test('the page has the lines, the total and the notes, in the language of the visit', () => {
  const shown = page(sheetHtml(awkwardSheet({ language: 'en', ...translationsIn('en') })));
  expect(shown.documentElement.lang).toBe('en');
  expect(shown.querySelectorAll('tbody tr')).toHaveLength(3);
  expect([...shown.querySelectorAll('tfoot td')].map((cell) => cell.textContent)).toEqual([
    'Total',
    '¥1,194.00',
    'Total (Guide price)',
    '¥1,800.00',
  ]);
  expect(shown.querySelector('tbody tr:last-child')?.textContent).toContain('---');
  expect(shown.querySelector('footer')?.textContent).toContain('1 item without a known price');
});
