import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { QuotationView, QuotedLine } from '../../../src/contract/quotations/schemas.ts';
import { schemeTotals } from '../../../src/contract/quotations/scheme-totals.ts';
import { fakeServer } from '../../support/screens/fake-server.ts';
import { fakeApi, type ReceivedRequest, refuse } from '../../support/screens/fakes.ts';
import { openPage } from '../../support/screens/open-page.tsx';

const token = 'abcdefghijklmnopqrstuv';
const option = (number: string, unitPriceFen: number, isOriginalKept = false) => ({
  number,
  brandName: '博世',
  unitPriceFen,
  amountFen: unitPriceFen * 2,
  isOriginalKept,
});
const lineOf = (line: number, name: string, economy: ReturnType<typeof option>): QuotedLine => ({
  line,
  name,
  lineKind: 'part',
  quantity: 2,
  unit: '',
  options: { original: option(`O${line}`, 39_805), brand: option(`B${line}`, 21_050), economy },
});
const lines = [lineOf(1, '前制动片', option('E1', 9_933)), lineOf(2, '前制动盘', option('O2', 39_805, true))];
const view: QuotationView = {
  vehicleName: '大众 朗逸',
  plate: '苏E12345',
  customerName: '王先生',
  pricedOn: '2026-03-01',
  lines,
  totals: schemeTotals(lines),
  shopName: '顺达汽修',
  phone: '0512-66668888',
  address: '苏州',
  logo: null,
  expiresAt: '2026-03-15T00:00:00.000Z',
  acceptance: null,
  isDemo: false,
};

async function openQuotation(first = view) {
  const requests: ReceivedRequest[] = [];
  let now = first;
  fakeServer.use(
    fakeApi(
      {
        openQuotation: () => now,
        acceptQuotation: ({ name, choices }) => {
          now = { ...first, acceptance: { name, choices, acceptedAt: '2026-03-02T06:30:00.000Z', totalFen: 1 } };
          return now;
        },
      },
      requests,
    ),
  );
  const { user } = await openPage(`/quotation#${token}`);
  await screen.findByText('顺达汽修');
  const accepted = () => requests.filter(({ operation }) => operation === 'acceptQuotation').map(({ body }) => body);
  return { user, accepted };
}
const schemeOf = (name: string) =>
  within(screen.getByRole('region', { name: '方案' }))
    .getByText(name)
    .closest('div');

test('the three schemes stand side by side with exact totals', async () => {
  await openQuotation();
  expect(schemeOf('原厂方案')?.textContent).toContain('¥1,592.20');
  expect(schemeOf('品牌方案')?.textContent).toContain('¥842.00');
  expect(schemeOf('经济方案')?.textContent).toContain('¥994.76');
  expect(screen.getByText('无替代件，沿用原厂件')).toBeTruthy();
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
  expect(screen.queryByRole('banner')?.textContent ?? '').not.toContain('登录');
});

test('a customer accepts a whole scheme with a name', async () => {
  const { user, accepted } = await openQuotation();
  const brand = schemeOf('品牌方案');
  if (brand === null) throw new Error('no scheme');
  await user.click(within(brand).getByRole('button'));
  fireEvent.change(screen.getByLabelText('您的姓名'), { target: { value: '' } });
  await user.click(screen.getByRole('button', { name: '接受报价' }));
  expect(await screen.findByText('请填写姓名')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('您的姓名'), { target: { value: '李四' } });
  await user.click(screen.getByRole('button', { name: '接受报价' }));
  const confirmation = await screen.findByText(/李四 已于/);
  // Far above the button on a phone: the focus brings it into view.
  expect(document.activeElement?.contains(confirmation)).toBe(true);
  expect(document.activeElement?.getAttribute('role')).toBe('status');
  const choices = [1, 2].map((line) => ({ line, scheme: 'brand' }));
  expect(accepted()).toEqual([{ token, name: '李四', choices }]);
  expect(screen.queryByRole('button', { name: '接受报价' })).toBeNull();
});

test('a customer accepts line by line; a declined line leaves the total', async () => {
  const { user, accepted } = await openQuotation();
  const line = within(screen.getByRole('group', { name: /前制动盘/ }));
  await user.click(line.getByRole('radio', { name: '不做此项' }));
  expect(screen.getByText('所选合计：').textContent).toContain('¥796.10');
  await user.click(screen.getByRole('button', { name: '接受报价' }));
  await screen.findByText(/王先生 已于/);
  expect(accepted()).toEqual([
    {
      token,
      name: '王先生',
      choices: [
        { line: 1, scheme: 'original' },
        { line: 2, scheme: null },
      ],
    },
  ]);
});

test('a chosen line without a price is said beside the total, before and after acceptance', async () => {
  const unpriced = { ...option('O3', 0), unitPriceFen: null, amountFen: null };
  const third = {
    ...lineOf(3, '气缸体', option('O3', 0)),
    options: { original: unpriced, brand: unpriced, economy: unpriced },
  };
  const all = [...lines, third];
  const { user } = await openQuotation({ ...view, lines: all, totals: schemeTotals(all) });
  expect(
    within(screen.getByRole('group', { name: /气缸体/ })).getByRole('radio', { name: /^各方案相同\s*价格待定/ }),
  ).toBeTruthy();
  // Beside the total of each scheme, and of the choice.
  expect(screen.getAllByText('1 行暂无价格，未计入合计')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: '接受报价' }));
  expect((await screen.findByText(/王先生 已于/)).parentElement?.textContent).toContain('1 行暂无价格');
});

const print = () => act(() => window.dispatchEvent(new Event('beforeprint')));

test('the paper of an open quotation has every scheme side by side, and nothing to press', async () => {
  await openQuotation();
  print();
  const paper = within(screen.getByRole('article'));
  const cells = paper.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells[1]?.slice(1)).toEqual([
    '前制动片',
    '2 ',
    '博世 O1单价 ¥398.05¥796.10',
    '博世 B1单价 ¥210.50¥421.00',
    '博世 E1单价 ¥99.33¥198.66',
  ]);
  expect(cells.at(-1)).toEqual(['合计', '¥1,592.20', '¥842.00', '¥994.76']);
  for (const role of ['button', 'radio', 'textbox']) expect(paper.queryByRole(role)).toBeNull();
});

test('the paper of an accepted quotation has what was accepted', async () => {
  const choices = [
    { line: 1, scheme: 'brand' as const },
    { line: 2, scheme: null },
  ];
  const acceptance = { name: '李四', acceptedAt: '2026-03-02T06:30:00.000Z', choices, totalFen: 42_100 };
  await openQuotation({ ...view, acceptance });
  print();
  const paper = within(screen.getByRole('article'));
  expect(paper.getByText(/李四 已于/)).toBeTruthy();
  const [, first, second, total] = paper.getAllByRole('row').map(({ textContent }) => textContent);
  expect(first).toContain('品牌方案博世 B1');
  expect(first).not.toContain('O1');
  expect(second).toContain('不做');
  expect(total).toBe('合计¥421.00');
});

test.each([`#${token}`, '', '#short'])('a link that does not work says so: %s', async (hash) => {
  fakeServer.use(fakeApi({ openQuotation: () => refuse('300305') }));
  await openPage(`/quotation${hash}`);
  expect(await screen.findByText('报价单无法打开')).toBeTruthy();
});
