import type { webhookCalls } from '../../../contract/api-services/webhooks/calls.ts';
import { ENDPOINTS_MAX } from '../../../contract/api-services/webhooks/rules.ts';
import type { AuthedContext } from '../../http/request-context.ts';
import { handlersOf } from '../../http/serve.ts';
import type { Database } from '../../platform/db/database.ts';
import { refuseSubAccount } from '../keys/refuse-sub-account.ts';
import { requireVisibleCustomer } from '../visible-customers.ts';
import type { DeliveryService } from './delivery-service.ts';
import type { EndpointService } from './endpoint-service.ts';

interface Dependencies {
  db: Database;
  endpoints: EndpointService;
  deliveries: DeliveryService;
}

/** Deliveries that the staff sees of a customer. */
const STAFF_DELIVERIES = 50;

export function webhookRoutes({ db, endpoints, deliveries }: Dependencies) {
  /** @throws Refusal 301201 for sub accounts */
  const ownerOf = async ({ session }: AuthedContext): Promise<number> => {
    await refuseSubAccount(db.sql, session);
    return session.userId;
  };
  return handlersOf<typeof webhookCalls>()({
    async webhookList(_body, context) {
      return { endpoints: await endpoints.list(await ownerOf(context)), max: ENDPOINTS_MAX };
    },
    async webhookAdd(body, context) {
      await ownerOf(context);
      return endpoints.add(body, context);
    },
    async webhookEdit(body, context) {
      await ownerOf(context);
      return endpoints.edit(body, context);
    },
    async webhookRotate(body, context) {
      await ownerOf(context);
      return endpoints.rotate(body, context);
    },
    async webhookDelete({ endpointId }, context) {
      await ownerOf(context);
      await endpoints.remove(endpointId, context);
      return null;
    },
    async webhookTest({ endpointId }, context) {
      return { deliveryId: await deliveries.test(await ownerOf(context), endpointId) };
    },
    async webhookDeliveryList(body, context) {
      return deliveries.list(await ownerOf(context), body);
    },
    async webhookDeliveryDetail({ deliveryId }, context) {
      return deliveries.get(await ownerOf(context), deliveryId);
    },
    async webhookResend({ deliveryId }, context) {
      await deliveries.resend(await ownerOf(context), deliveryId);
      return null;
    },
    async webhookResendFailed(body, context) {
      return { count: await deliveries.resendFailed(await ownerOf(context), body) };
    },
    async staffWebhookList({ userId }, { session }) {
      await requireVisibleCustomer(db.sql, session, userId);
      const { rows } = await deliveries.list(userId, { limit: STAFF_DELIVERIES });
      return { endpoints: await endpoints.list(userId), deliveries: rows };
    },
  });
}
