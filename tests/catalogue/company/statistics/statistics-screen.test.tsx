import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';

// jsdom lays out nothing; the tables have the same numbers as the chart.
vi.mock('../../../../src/ui/chart.tsx', () => ({ Chart: () => null }));

const company = {
  companyName: '样本汽车维修厂',
  mainUsername: 'shop',
  mainRealname: '李店长',
  isMain: true,
  isShared: false,
  subNum: 1,
  subMax: 50,
};
const statistics = {
  days: [
    { day: '2026-03-01', C: 3, B: 1 },
    { day: '2026-03-02', C: 0, B: 0 },
  ],
  accounts: [
    { userId: 7, username: 'apprentice', userRealname: '小张', isMain: false, isDisabled: false, C: 3, B: 0 },
    { userId: 1, username: 'shop', userRealname: '李店长', isMain: true, isDisabled: false, C: 0, B: 1 },
  ],
  reasons: [{ reason: 'parts' as const, C: 3, B: 1 }],
  vehicles: [
    {
      vehicleId: 5,
      vehicleTypeCode: 'B' as const,
      brandName: '解放',
      familyName: 'J6P',
      vehicleName: '6×4',
      used: 4,
    },
  ],
};

test('lookups are listed by day, account, reason and vehicle; period and account are in the URL', async () => {
  const requests = useFakeApi({ getCompany: company, getUseStatistics: statistics });
  const { user, place } = await openPage('/user/statistics?from=2026-03-01&to=2026-03-02');
  const accounts = within(await screen.findByRole('region', { name: '账号' }));
  expect(accounts.getByRole('row', { name: '小张 3 0 3' })).toBeDefined();
  expect(screen.getByText('3月1日：4 次')).toBeDefined();
  expect(screen.getByRole('link', { name: '解放 J6P 6×4' }).getAttribute('href')).toBe('/search/covParts?vehicleId=5');
  await user.selectOptions(screen.getByRole('combobox', { name: '账号' }), '小张');
  expect(place()).toBe('/user/statistics?from=2026-03-01&to=2026-03-02&user=7');
  await user.click(screen.getByRole('radio', { name: '近 7 天' }));
  expect(place()).toBe('/user/statistics?user=7&days=7');
  await waitFor(() => {
    const bodies = requests.filter(({ operation }) => operation === 'getUseStatistics').map(({ body }) => body);
    expect(bodies).toContainEqual({ from: '2026-03-01', to: '2026-03-02', userId: 7 });
  });
});

test('without lookups the screen explains what is counted', async () => {
  useFakeApi({
    getCompany: company,
    getUseStatistics: { days: [{ day: '2026-03-01', C: 0, B: 0 }], accounts: [], reasons: [], vehicles: [] },
  });
  await openPage('/user/statistics');
  expect(await screen.findByRole('heading', { name: '这段时间没有查询' })).toBeDefined();
});
