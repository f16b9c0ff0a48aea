import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { refuse, useFakeApi } from '../../support/screens/fakes.ts';
import { openPage } from '../../support/screens/open-page.tsx';
import { vehicleOf } from '../../support/screens/vehicle-of.ts';
import { partsFakes } from './parts-fakes.ts';

beforeEach(() => localStorage.clear());

const VIN = 'LFWSRXSJ1J1000000';

const refuseIt = ({ vin }: { vin?: string | undefined }) => {
  if (vin !== undefined) refuse('200201');
};
const known = { vehicle: { ...vehicleOf({}), vehicleId: 7 }, config: [], producedFrom: '2018-01-01', producedTo: null };

test.each([
  ['detail', `/search/vehicle_detail?vehicleId=7&type=C&vin=${VIN}`],
  ['maintenance', `/search/maintain?vehicleId=7&vin=${VIN}`],
  ['parts', `/search/parts?vehicleId=7&vin=${VIN}&province=110000`],
])(
  '%s: with a VIN of another model nothing is added to the history, and the user chooses between VIN and vehicle',
  async (_, link) => {
    const asked = useFakeApi(
      partsFakes({
        getVehicleConfig: (body) => {
          refuseIt(body);
          return known;
        },
        getPartTreeData: (body) => {
          refuseIt(body);
          return [];
        },
        getDefaultMaintain: (body) => {
          refuseIt(body);
          return refuse('900404');
        },
      }),
    );
    const { place } = await openPage(link);
    expect(await screen.findByText(`车架号 ${VIN} 属于其他车型`)).toBeDefined();
    const search = await screen.findByRole('link', { name: '查找该车架号的车型' });
    expect(search.getAttribute('href')).toBe(`/search/vehicle?q=${VIN}&by=vin`);
    expect(asked.filter(({ operation }) => operation === 'saveHist')).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: '不带车架号打开该车型' }));
    await waitFor(() => expect(place()).not.toContain('vin='));
    expect(place()).toContain('vehicleId=7');
  },
);

test('every charged call about a truck carries the VIN, so that one of another vehicle is refused and not charged', async () => {
  const asked = useFakeApi(partsFakes({ getCovVehicleConfig: () => refuse('200201') }));
  await openPage(`/search/covParts?vehicleId=7&vin=${VIN}&province=110000`);
  expect(await screen.findByText(`车架号 ${VIN} 属于其他车型`)).toBeDefined();
  const ofTrees = asked.filter(({ operation }) => /PartData|TreeData|NodeChild|CommonPart|FitAnswers/.test(operation));
  expect(ofTrees.length).toBeGreaterThan(0);
  for (const { body } of ofTrees) expect(body).toMatchObject({ vin: VIN });
});

test.each([
  ['valid', VIN, VIN],
  ['invalid', 'N0NSENSE', null],
])('the history stores for the vehicle with the %s VIN %s: %s', async (_what, sent, kept) => {
  const asked = useFakeApi(partsFakes());
  await openPage(`/search/parts?vehicleId=7&vin=${sent}&province=110000`);
  await waitFor(() => expect(asked.map(({ operation }) => operation)).toContain('saveHist'));
  expect(asked.find(({ operation }) => operation === 'saveHist')?.body).toMatchObject({ vin: kept });
});
