import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Code } from '../../../../src/contract/codes.ts';
import type { CheckedVin } from '../../../../src/contract/vehicles/schemas.ts';
import { refuse, useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { answerFilter, checkedVinOf, lavidas, resultOf, VIN } from '../support.ts';

const WRONG = 'LSVNA2CJ2K2113527';

function useVinPage(q: string, code: Code, checked: Partial<CheckedVin>) {
  useFakeApi({
    getVehicleByVin: ({ vinCode, isForced }) =>
      vinCode === q && !isForced ? refuse(code) : resultOf(lavidas, { rule: 'vinRule', query: vinCode }),
    checkVin: checkedVinOf({ vin: q, ...checked }),
  });
  return openPage(`/search/vehicle?${new URLSearchParams({ q, by: 'vin' })}`);
}

const mismatch: Partial<CheckedVin> = {
  status: 'checkDigitMismatch',
  candidates: [
    { vin: VIN, changes: [{ position: 9, from: '2', to: '1' }], isKnown: true },
    { vin: 'LSVNA2CJ2K2113572', changes: [{ position: 17, from: '7', to: '2' }], isKnown: false },
  ],
};

test('a wrong mandatory check digit warns with the expected character', async () => {
  await useVinPage(WRONG, '200200', mismatch);
  expect(await screen.findByText(/校验位不符，这个车架号很可能写错了/)).toBeDefined();
  expect(screen.getByText(/第 9 位是 2，按规则应为 1/)).toBeDefined();
});

test('repair candidates keep the order of the server, name their changes, and are searched with a click', async () => {
  const { user, place } = await useVinPage(WRONG, '200200', mismatch);
  const list = await screen
    .findByRole('list', { name: '' })
    .then(() => screen.getAllByRole('link', { name: /第 \d+ 位/ }));
  expect(list.map((link) => link.getAttribute('aria-label'))).toEqual([
    `${VIN} 第 9 位：2 → 1`,
    'LSVNA2CJ2K2113572 第 17 位：7 → 2',
  ]);
  const [first] = list;
  if (first === undefined) throw new Error('no candidate');
  expect(within(first).getByText('2').tagName).toBe('DEL');
  expect(within(first).getByText('1').tagName).toBe('INS');
  await user.click(first);
  expect(place()).toBe(`/search/vehicle?q=${VIN}&by=vin`);
  expect(await screen.findByRole('heading', { name: '3 个车型' })).toBeDefined();
});

test('a VIN with a wrong check digit can be searched anyway, and the warning stays', async () => {
  const { user, place } = await useVinPage(WRONG, '200200', mismatch);
  await user.click(await screen.findByRole('button', { name: '仍按此车架号查询' }));
  expect(await screen.findByRole('heading', { name: '3 个车型' })).toBeDefined();
  expect(place()).toContain('forced=1');
  expect(screen.getByText(/按规则应为 1/)).toBeDefined();
});

test('each problem of a malformed VIN is listed with its position, and the VIN cannot be searched', async () => {
  await useVinPage('LSVNA2CJ1K21%352', '200400', {
    status: 'malformed',
    problems: [
      { kind: 'tooShort', position: null, text: '16' },
      { kind: 'illegalCharacter', position: 13, text: '%' },
    ],
    maker: null,
  });
  expect(await screen.findByText('只有 16 位，少 1 位；车架号应为 17 位。')).toBeDefined();
  expect(screen.getByText('第 13 位的“%”不会出现在车架号中。')).toBeDefined();
  expect(screen.queryByRole('button', { name: '仍按此车架号查询' })).toBeNull();
});

test('the check digit of an imported VIN is never called wrong', async () => {
  await useVinPage('WDB9634031L123456', '100100', {
    status: 'checkDigitMismatch',
    isMandatory: false,
    expectedCheckDigit: '9',
    maker: '奔驰',
    country: '德国',
    modelYears: [2001],
  });
  expect(await screen.findByText(/仅供参考/)).toBeDefined();
  expect(screen.queryByText(/很可能写错了/)).toBeNull();
});

test('an unknown VIN is decoded, and offers a search by maker, brand and announcement number', async () => {
  const { user, place } = await useVinPage(VIN, '100100', { maker: '上汽大众', modelYears: [2019, 1989] });
  expect(await screen.findByText('2019 或 1989')).toBeDefined();
  expect(screen.getByText(/目录中还没有这个车架号的规则/)).toBeDefined();
  const byName = screen.getByRole('link', { name: '按名称查询“上汽大众”' });
  expect(new URLSearchParams(byName.getAttribute('href')?.split('?')[1]).get('q')).toBe('上汽大众');
  const brands = screen.getByRole('link', { name: /的品牌中选车/ });
  expect(new URLSearchParams(brands.getAttribute('href')?.split('?')[1]).get('brand')).toBe('上汽大众');
  await user.type(screen.getByRole('textbox', { name: /行驶证/ }), ' svw7146brn6 ');
  await user.click(screen.getByRole('button', { name: '用公告号查询' }));
  expect(place()).toBe('/search/vehicle?q=svw7146brn6&by=announcement');
});

test('a VIN of 14 characters says where they are missing, and shows the vehicles that its start leaves', async () => {
  const q = VIN.slice(0, 14);
  useFakeApi({
    getVehicleByVin: () => refuse('200400'),
    checkVin: checkedVinOf({
      vin: q,
      status: 'malformed',
      problems: [{ kind: 'tooShort', position: null, text: '14' }],
    }),
    getVehicleByVinStart: ({ vin }) =>
      resultOf(vin === q ? lavidas : [], { certainty: 'possible', rule: 'vinStart', query: q.slice(0, 8) }),
    filterVehicle: answerFilter,
  });
  const { user } = await openPage(`/search/vehicle?q=${q}&by=vin`);
  expect(await screen.findByText('只有 14 位，少 3 位；车架号应为 17 位。')).toBeDefined();
  expect(screen.getByText('前 8 位在目录中，缺的在第 9–17 位之中。')).toBeDefined();
  expect(await screen.findByRole('heading', { name: '3 个车型' })).toBeDefined();
  expect(screen.getByText('依据车架号前 8 位 LSVNA2CJ，其余不完整')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^2016/ }));
  expect(await screen.findByText('2016款 自动')).toBeDefined();
});
