import type { GuideId } from '../../../../contract/api-services/documents/rules.ts';
import { authentication } from './authentication.ts';
import type { Guide } from './guide.ts';
import { mcp } from './mcp.ts';
import { overview } from './overview.ts';
import { quickStart } from './quick-start.ts';
import { errors, idempotency, limits } from './rules.ts';
import { changes, status } from './state.ts';
import { webhooks } from './webhooks.ts';

export const guides: Readonly<Record<GuideId, Guide>> = {
  overview,
  'quick-start': quickStart,
  authentication,
  errors,
  limits,
  idempotency,
  webhooks,
  mcp,
  changes,
  status,
};
