import { withSchemas } from '../call.ts';
import { documentCalls } from './documents/calls.ts';
import * as documentSchemas from './documents/schemas.ts';
import { interfaceCalls } from './interfaces/calls.ts';
import * as interfaceSchemas from './interfaces/schemas.ts';
import { keyCalls } from './keys/calls.ts';
import * as keySchemas from './keys/schemas.ts';
import { permissionCalls } from './permissions/calls.ts';
import * as permissionSchemas from './permissions/schemas.ts';
import { usageCalls } from './usage/calls.ts';
import * as usageSchemas from './usage/schemas.ts';
import { webhookCalls } from './webhooks/calls.ts';
import * as webhookSchemas from './webhooks/schemas.ts';

export * from './alerts/resources.ts';

export const calls = {
  ...withSchemas(documentCalls, documentSchemas),
  ...withSchemas(interfaceCalls, interfaceSchemas),
  ...withSchemas(keyCalls, keySchemas),
  ...withSchemas(permissionCalls, permissionSchemas),
  ...withSchemas(usageCalls, usageSchemas),
  ...withSchemas(webhookCalls, webhookSchemas),
};
