import { calls } from '../../../src/contract/all-calls.ts';
import type { TestApi } from '../server/api.ts';
import type { ValidBodies } from './body-types.ts';

/** Valid bodies for the calls of webhooks. */
export function webhookBodies(api: () => TestApi) {
  const newEndpoint = {
    url: 'https://hooks.example.com/epc',
    description: '门店系统',
    events: ['quota.threshold' as const, 'key.expiring' as const],
  };

  /** A customer has five endpoints at most. */
  async function makeRoom(): Promise<void> {
    const { result } = await api().post(calls.webhookList, {});
    for (const { endpointId } of result.endpoints.slice(3)) await api().post(calls.webhookDelete, { endpointId });
  }

  async function addEndpoint(): Promise<{ endpointId: number; rowVersion: number }> {
    await makeRoom();
    const { result } = await api().post(calls.webhookAdd, newEndpoint);
    return { endpointId: result.endpoint.endpointId, rowVersion: result.endpoint.rowVersion };
  }

  async function addDelivery(): Promise<{ deliveryId: number }> {
    const { endpointId } = await addEndpoint();
    const { result } = await api().post(calls.webhookTest, { endpointId });
    return { deliveryId: result.deliveryId };
  }

  const endpoint = async () => ({ endpointId: (await addEndpoint()).endpointId });

  return {
    webhookList: {},
    webhookAdd: async () => {
      await makeRoom();
      return newEndpoint;
    },
    webhookEdit: async () => ({ ...(await addEndpoint()), values: { description: '仓库系统' } }),
    webhookRotate: addEndpoint,
    webhookDelete: endpoint,
    webhookTest: endpoint,
    webhookDeliveryList: async () => ({ ...(await endpoint()), state: 'pending' as const }),
    webhookDeliveryDetail: addDelivery,
    webhookResend: addDelivery,
    webhookResendFailed: async () => ({ ...(await endpoint()), since: '2026-01-01T00:00:00.000Z' }),
    staffWebhookList: async () => ({ userId: api().users.manager.userId }),
  } satisfies Partial<ValidBodies>;
}
