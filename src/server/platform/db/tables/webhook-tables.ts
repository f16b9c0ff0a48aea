import type { ColumnType, Generated } from 'kysely';
import type {
  DeliveryProblem,
  DeliveryState,
  StopReason,
  WebhookEvent,
  WebhookEventType,
} from '../../../../contract/api-services/webhooks/rules.ts';

type Time = ColumnType<string, string | undefined, string>;
type MaybeTime = ColumnType<string | null, string | null | undefined, string | null>;
/** Written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;

/** Endpoints of customers, and the outbox of events with their deliveries (migration 0052). */
export interface WebhookTables {
  webhookEndpoint: {
    endpointId: Generated<number>;
    userId: number;
    url: string;
    description: string;
    events: WebhookEvent[];
    isOn: Generated<boolean>;
    stoppedReason: Generated<StopReason | null>;
    stoppedAt: MaybeTime;
    lastSuccessAt: MaybeTime;
    failingSince: MaybeTime;
    sealId: string;
    sealedSecret: string;
    oldSealedSecret: Generated<string | null>;
    oldValidUntil: MaybeTime;
    createdAt: Time;
    rowVersion: Generated<number>;
  };
  webhookEvent: {
    eventId: Generated<string>;
    userId: number;
    kind: WebhookEventType;
    data: Json<Record<string, unknown>>;
    cause: string;
    createdAt: Time;
  };
  webhookDelivery: {
    deliveryId: Generated<number>;
    eventId: string;
    endpointId: number;
    state: Generated<DeliveryState>;
    attempts: Generated<number>;
    failures: Generated<number>;
    dueAt: Time;
    claim: Generated<string | null>;
    startedAt: Time;
    finishedAt: MaybeTime;
    createdAt: Time;
  };
  webhookAttempt: {
    deliveryId: number;
    number: number;
    attemptedAt: string;
    status: number | null;
    problem: DeliveryProblem | null;
    durationMs: number;
    answer: string;
    headers: Json<Record<string, string>>;
  };
}
