import { gatewayStatuses } from './api-services/gateway-code-messages.ts';
import type { Code } from './codes.ts';

const httpStatuses: Partial<Record<Code, number>> = {
  '301115': 504,
  '301116': 502,
  ...gatewayStatuses,
  '600209': 401,
  '900400': 400,
  '900403': 403,
  '900404': 404,
  '900405': 405,
  '900409': 409,
  '301014': 409,
  '900410': 409,
  '900413': 413,
  '900415': 415,
  '900429': 429,
  '900431': 429,
  '900430': 421,
  '900500': 500,
  '900503': 503,
};

/** The HTTP status that a code travels with: 200 for business outcomes. */
export function httpStatusOf(code: Code): number {
  return httpStatuses[code] ?? 200;
}
