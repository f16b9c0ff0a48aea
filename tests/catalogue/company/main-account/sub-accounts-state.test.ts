import { expect, test } from 'vitest';
import { subAccountsState } from '../../../../src/catalogue/company/main-account/sub-accounts-state.ts';

const rewrite = (query: string) =>
  subAccountsState.format(subAccountsState.parse(new URLSearchParams(query))).toString();

test('filter, order and page survive the URL; invalid parameters count as missing', () => {
  for (const query of ['', 'state=disabled', 'q=chen&sort=usedToday&order=desc&page=2'])
    expect(rewrite(query)).toBe(query);
  expect(rewrite('state=x&sort=password&order=up&page=-1')).toBe('');
});
