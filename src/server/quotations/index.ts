import { type QuotationServices, quotationRoutes } from './routes.ts';

/** Offers of orders that customers open by a link. */
export function quotationsDomain(services: QuotationServices) {
  return { calls: quotationRoutes(services) };
}
