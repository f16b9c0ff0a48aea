import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { drawing, parts, partsFakes } from '../parts-fakes.ts';

const URL = '/search/parts?vehicleId=7';
const page = {
  vehAssyId: 11,
  assemblyName: 'Cylinder block',
  drawingId: 5,
  partPicHotspotList: drawing.partPicHotspotList,
  partsList: parts.map((part) => ({ ...part, aftBrandName: '', picUrl: null })),
  previous: null,
  next: null,
};
const answers = () =>
  partsFakes({
    getAssemblyParts: page,
    getImageInfo: drawing,
    getCommonPartList: { partsList: [] },
  });
const focused = () => document.activeElement;

test('keyboard focus moves from a drawing’s card to the back button, and back to the card', async () => {
  useFakeApi(answers());
  const { user } = await openPage(`${URL}&tab=assembly`);
  const [card] = await screen.findAllByRole('link', { name: /种配件/ });
  card?.focus();
  const name = card?.textContent;
  await user.keyboard('{Enter}');
  const back = await screen.findByRole('button', { name: '全部爆炸图' });
  await waitFor(() => expect(focused()).toBe(back));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focused()?.textContent).toBe(name));
});

test('the common parts button keeps the focus when the list is opened and closed', async () => {
  useFakeApi(answers());
  const { user, place } = await openPage(`${URL}&node=11`);
  (await screen.findByRole('button', { name: '常用件' })).focus();
  for (const isOpen of [true, false]) {
    await user.keyboard('{Enter}');
    await waitFor(() => expect(place().includes('common=1')).toBe(isOpen));
    await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: '常用件' })));
  }
});
