/**
 * Fields of a body that are objects of a resource which the body names: the server checks them by the schemas of that
 * resource, and refuses unknown fields and wrong types with their path (tests/server/bulk, tests/server/exports).
 */
export const openFields: Readonly<Record<string, readonly string[]>> = {
  bulkPlan: ['filters', 'values'],
  listExport: ['filters'],
};
