import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { lavidas, resultOf } from '../support.ts';

test('the words that were dropped, the correction and the nearest year are said above the list', async () => {
  useFakeApi({
    getVehicleByName: resultOf(lavidas, {
      certainty: 'possible',
      dropped: ['国六', '1.8t'],
      corrected: [{ from: '郎逸', to: '朗逸' }],
      nearestYear: { typed: 2018, found: 2019 },
    }),
  });
  await openPage('/search/vehicle?q=郎逸2018 国六 1.8T&by=name');
  expect(await screen.findByText('没有完全相符的车型，以下是最接近的，不含“国六”、“1.8t”。')).toBeDefined();
  expect(screen.getByText('“郎逸”已按“朗逸”查询。')).toBeDefined();
  expect(screen.getByText('没有 2018 款，以下是最接近的 2019 款。')).toBeDefined();
});

test('a result that matches every word says nothing of it', async () => {
  useFakeApi({ getVehicleByName: resultOf(lavidas) });
  await openPage('/search/vehicle?q=朗逸&by=name');
  expect(await screen.findByRole('heading', { name: '3 个车型' })).toBeDefined();
  expect(screen.queryByText(/最接近/)).toBeNull();
});

test('announcement numbers that differ by one character are offered with the character marked', async () => {
  useFakeApi({
    getVehicleByAnnouncement: resultOf(lavidas, {
      certainty: 'possible',
      rule: 'announcementNear',
      query: 'SVW7147BRN6',
      nearNumbers: [{ number: 'SVW7146BRN6', changes: [{ position: 7, from: '7', to: '6' }] }],
    }),
  });
  await openPage('/search/vehicle?q=SVW7147BRN6&by=announcement');
  const candidate = await screen.findByRole('link', { name: 'SVW7146BRN6 第 7 位：7 → 6' });
  expect(candidate.getAttribute('href')).toBe('/search/vehicle?q=SVW7146BRN6&by=announcement');
  expect(within(candidate).getByText('6', { selector: 'ins' })).toBeDefined();
});
