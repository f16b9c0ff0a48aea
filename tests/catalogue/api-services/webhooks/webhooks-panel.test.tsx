import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WebhookDelivery, WebhookEndpoint } from '../../../../src/contract/api-services/webhooks/schemas.ts';
import { Refusal } from '../../../../src/server/platform/errors.ts';
import { useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';

const endpoint: WebhookEndpoint = {
  endpointId: 3,
  url: 'https://erp.example.com/webhooks',
  description: 'ERP',
  events: ['quota.threshold', 'key.expiring'],
  isOn: true,
  stoppedReason: null,
  stoppedAt: null,
  lastSuccessAt: null,
  failingSince: null,
  oldValidUntil: null,
  createdAt: '2026-11-20T01:00:00.000Z',
  rowVersion: 4,
};
const delivery: WebhookDelivery = {
  deliveryId: 9,
  endpointId: 3,
  eventId: 'evt_0123',
  type: 'quota.threshold',
  state: 'failed',
  attempts: 12,
  status: 503,
  problem: 'status',
  createdAt: '2026-11-20T02:00:00.000Z',
  lastAttemptAt: '2026-11-23T02:00:00.000Z',
  dueAt: null,
};
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const fakes = {
  apiKeyList: { keys: [], max: 5 as const },
  webhookList: { endpoints: [endpoint], max: 5 as const },
  webhookDeliveryList: { rows: [delivery], next: null },
};
const bodyOf = (received: { operation: string; body: unknown }[], name: string) =>
  received.find(({ operation }) => operation === name)?.body;

test('the tab of webhooks is in the URL, and one click from the keys', async () => {
  useFakeApi(fakes);
  const { user, place } = await openPage('/user/api', 'en');
  await user.click(await screen.findByRole('tab', { name: 'Webhooks' }));
  expect(await screen.findByRole('heading', { name: endpoint.url })).toBeDefined();
  expect(place()).toBe('/user/api?tab=webhooks');
});

test('a new endpoint shows its secret once, to be copied, and it is gone when its dialog is closed', async () => {
  const received = useFakeApi({ ...fakes, webhookAdd: { endpoint, secret: SECRET } });
  const { user } = await openPage('/user/api?tab=webhooks', 'en');
  await user.click(await screen.findByRole('button', { name: 'New endpoint' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New endpoint' }));
  fireEvent.change(dialog.getByLabelText('Address'), { target: { value: 'https://erp.example.com/webhooks' } });
  await user.click(dialog.getByRole('checkbox', { name: /Interface deprecated/ }));
  await user.click(dialog.getByRole('button', { name: 'Create endpoint' }));
  expect(await screen.findByText(SECRET)).toBeDefined();
  expect(bodyOf(received, 'webhookAdd')).toEqual({
    url: 'https://erp.example.com/webhooks',
    description: '',
    events: ['quota.threshold', 'key.expiring', 'vin_request.answered'],
  });
  await user.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(screen.queryByText(SECRET)).toBeNull();
});

test('an address that is none, and no events, are said in the form, and nothing is sent', async () => {
  const received = useFakeApi(fakes);
  const { user } = await openPage('/user/api?tab=webhooks', 'en');
  await user.click(await screen.findByRole('button', { name: 'New endpoint' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New endpoint' }));
  for (const box of dialog.getAllByRole('checkbox')) await user.click(box);
  fireEvent.change(dialog.getByLabelText('Address'), { target: { value: 'erp.example.com' } });
  await user.click(dialog.getByRole('button', { name: 'Create endpoint' }));
  expect(await dialog.findByText('Enter the full address, starting with https://')).toBeDefined();
  expect(dialog.getByText('Choose at least one event')).toBeDefined();
  expect(bodyOf(received, 'webhookAdd')).toBeUndefined();
});

test('an address that the server refuses is said in the form', async () => {
  useFakeApi({
    ...fakes,
    webhookAdd: () => {
      throw new Refusal('301302');
    },
  });
  const { user } = await openPage('/user/api?tab=webhooks', 'en');
  await user.click(await screen.findByRole('button', { name: 'New endpoint' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New endpoint' }));
  fireEvent.change(dialog.getByLabelText('Address'), { target: { value: 'https://10.0.0.1/' } });
  await user.click(dialog.getByRole('button', { name: 'Create endpoint' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('public https URL');
});

test('a rotation asks first, names the version that was seen, and shows the new secret', async () => {
  const received = useFakeApi({ ...fakes, webhookRotate: { endpoint, secret: SECRET } });
  const { user } = await openPage('/user/api?tab=webhooks', 'en');
  await user.click(await screen.findByRole('button', { name: 'Rotate secret' }));
  expect(bodyOf(received, 'webhookRotate')).toBeUndefined();
  const dialog = within(await screen.findByRole('dialog', { name: 'Rotate secret' }));
  await user.click(dialog.getByRole('button', { name: 'Rotate secret' }));
  expect(await screen.findByText(SECRET)).toBeDefined();
  expect(bodyOf(received, 'webhookRotate')).toEqual({ endpointId: 3, rowVersion: 4 });
});

test('a delivery shows its payload, each attempt with headers and answer, and is sent again', async () => {
  const received = useFakeApi({
    ...fakes,
    webhookDeliveryDetail: {
      delivery,
      url: endpoint.url,
      payload: '{"type":"quota.threshold"}',
      tries: [
        {
          number: 12,
          attemptedAt: '2026-11-23T02:00:00.000Z',
          status: 503,
          problem: 'status',
          durationMs: 31,
          answer: 'maintenance',
          headers: { 'webhook-id': 'evt_0123', 'webhook-signature': 'v1,abc' },
        },
      ],
    },
    webhookResend: null,
  });
  const { user } = await openPage('/user/api?tab=webhooks', 'en');
  const row = await screen.findByRole('row', { name: /80% and 100% of units used/ });
  expect(within(row).getByText('HTTP 503')).toBeDefined();
  await user.click(within(row).getByRole('button', { name: 'Details of evt_0123' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delivery' }));
  expect(await dialog.findByText('{"type":"quota.threshold"}')).toBeDefined();
  expect(dialog.getByText(/webhook-signature: v1,abc/)).toBeDefined();
  expect(dialog.getByText('maintenance')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Resend' }));
  await waitFor(() => expect(bodyOf(received, 'webhookResend')).toEqual({ deliveryId: 9 }));
});

test('the log is filtered by state', async () => {
  const received = useFakeApi(fakes);
  const { user } = await openPage('/user/api?tab=webhooks', 'en');
  await user.selectOptions(await screen.findByLabelText('Status'), 'Failed');
  await waitFor(() =>
    expect(received.filter(({ operation }) => operation === 'webhookDeliveryList').at(-1)?.body).toMatchObject({
      state: 'failed',
    }),
  );
});

test('an endpoint that was turned off by failures says why, is not tested, and is turned on', async () => {
  const stopped: WebhookEndpoint = { ...endpoint, isOn: false, stoppedReason: 'gone', stoppedAt: endpoint.createdAt };
  const received = useFakeApi({ ...fakes, webhookList: { endpoints: [stopped], max: 5 }, webhookEdit: endpoint });
  const { user } = await openPage('/user/api?tab=webhooks', 'en');
  expect((await screen.findByRole('note')).textContent).toContain('answered 410');
  await user.click(screen.getByRole('button', { name: 'Send test' }));
  expect(bodyOf(received, 'webhookTest')).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  await waitFor(() =>
    expect(bodyOf(received, 'webhookEdit')).toEqual({ endpointId: 3, rowVersion: 4, values: { isOn: true } }),
  );
});

test('what failed within the chosen time is sent again', async () => {
  const received = useFakeApi({ ...fakes, webhookResendFailed: { count: 2 } });
  const { user } = await openPage('/user/api?tab=webhooks', 'en');
  await user.click(await screen.findByRole('button', { name: 'Resend failed events' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Resend failed events' }));
  await user.click(dialog.getByLabelText('24 hours'));
  const before = Date.now();
  await user.click(dialog.getByRole('button', { name: 'Resend' }));
  expect(await screen.findByText('2 events sent again')).toBeDefined();
  const { since, endpointId } = Object(bodyOf(received, 'webhookResendFailed'));
  expect(endpointId).toBe(3);
  expect(before - Date.parse(since)).toBeGreaterThan(23.9 * 3_600_000);
  expect(before - Date.parse(since)).toBeLessThanOrEqual(24 * 3_600_000);
});

test('an endpoint is deleted after a confirmation', async () => {
  const received = useFakeApi({ ...fakes, webhookDelete: null });
  const { user } = await openPage('/user/api?tab=webhooks', 'en');
  await user.click(await screen.findByRole('button', { name: `Delete ${endpoint.url}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Delete ${endpoint.url}` }));
  expect(bodyOf(received, 'webhookDelete')).toBeUndefined();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(bodyOf(received, 'webhookDelete')).toEqual({ endpointId: 3 }));
});

test('the texts are there in Chinese too', async () => {
  useFakeApi(fakes);
  await openPage('/user/api?tab=webhooks', 'zh-CN');
  expect(await screen.findByRole('button', { name: '发送测试' })).toBeDefined();
  expect(await screen.findByText('失败', { selector: 'span' })).toBeDefined();
});
