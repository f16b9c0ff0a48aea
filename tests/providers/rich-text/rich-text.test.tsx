import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RichText, sanitize } from '../../../src/providers/rich-text/rich-text.tsx';

test.each([
  ['<p onclick="alert(1)">one</p><script>alert(1)</script>', '<p>one</p>'],
  ['one<img src="x" onerror="alert(1)">', 'one'],
  ['<svg onload="alert(1)"></svg>one', 'one'],
  ['<p style="position:fixed">one</p><style>p{}</style>', '<p>one</p>'],
])('the stored HTML %s is shown without what could act', (html, shown) => {
  expect(sanitize(html)).toBe(shown);
});

test('a link has only its address and opens a new tab; the address of a script is removed', () => {
  const { container } = render(
    <RichText html={'<a href="https://example.com/" id="x">one</a><a href="java&#10;script:alert(1)">two</a>'} />,
  );
  const [one, two] = container.querySelectorAll('a');
  expect(one?.outerHTML).toBe(
    '<a href="https://example.com/" target="_blank" rel="noopener noreferrer nofollow">one</a>',
  );
  expect(two?.hasAttribute('href')).toBe(false);
});
