import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { notices } from '../../../../src/providers/notification.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { refuse, useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import '../../work-orders/lines/popovers.ts';
import { drawing, partsFakes } from '../parts-fakes.ts';

const URL = '/search/parts?vehicleId=7';
const scan = {
  ...drawing,
  mediaType: 'image/webp' as const,
  svg: null,
  width: 2000,
  height: 3000,
  partPicHotspotList: [
    { orderNo: '1', x: '100', y: '100', kind: 'callout' as const },
    { orderNo: '12', x: '300,340', y: '400,421', kind: 'callout' as const },
  ],
};
const file = { fileName: 'drawing-5.webp', mediaType: 'image/webp', content: Buffer.from('scan').toString('base64') };

beforeEach(() => {
  setSession(null);
  notices.set([]);
});

const picture = () => document.querySelector('img[src^="blob:"]');

test('a scan is shown once it is loaded, with its points and rectangles as buttons that select rows', async () => {
  const requests = useFakeApi(partsFakes({ getImageInfo: scan, getDrawingImage: file }));
  const { user, place } = await openPage(URL);
  const point = await screen.findByRole('button', { name: '1 机油滤清器' });
  expect([point.style.getPropertyValue('--w'), point.style.getPropertyValue('--x')]).toEqual(['0', '100']);
  const rectangle = await screen.findByRole('button', { name: '12 放油螺塞' });
  expect(rectangle.style.getPropertyValue('--w')).toBe('40');
  await waitFor(() => expect(picture()).not.toBeNull());
  const asked = requests.filter(({ operation }) => operation === 'getDrawingImage');
  expect(asked.map(({ body }) => body)).toEqual([{ drawingId: 5, vehicleId: 7 }]);
  await user.click(point);
  expect(place()).toContain('callout=1');
  expect(point.getAttribute('aria-pressed')).toBe('true');
});

test('a drawing in SVG asks for no scan', async () => {
  const requests = useFakeApi(partsFakes());
  await openPage(URL);
  await screen.findByRole('button', { name: '1 机油滤清器' });
  expect(picture()).not.toBeNull();
  expect(requests.some(({ operation }) => operation === 'getDrawingImage')).toBe(false);
});

test('while a scan fails to load its hotspots and the list work, and it can be tried again', async () => {
  let isDown = true;
  useFakeApi(partsFakes({ getImageInfo: scan, getDrawingImage: () => (isDown ? refuse('900500') : file) }));
  const { user, place } = await openPage(URL);
  const message = (await screen.findByText(/爆炸图未能加载/)).closest('[role=alert]');
  if (!(message instanceof HTMLElement)) throw new Error('the failure must be shown as an alert');
  await user.click(await screen.findByRole('button', { name: '12 放油螺塞' }));
  expect(place()).toContain('callout=12');
  isDown = false;
  await user.click(within(message).getByRole('button', { name: '重试' }));
  await waitFor(() => expect(picture()).not.toBeNull());
  expect(screen.queryByText(/爆炸图未能加载/)).toBeNull();
});
