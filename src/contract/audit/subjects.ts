import { INTERFACE_PAGE, SERVICE_CLASS_PAGE } from '../api-services/interfaces/rules.ts';
import { PERMISSION_PAGE } from '../api-services/permissions/rules.ts';
import { BILL_PAGE } from '../billing/rules.ts';
import { exportedTables } from '../exports/rules.ts';
import { OPPORTUNITY_PAGE } from '../users/prospect-rules.ts';

/** Records without a resource that the bin stores when they are deleted: the power of their page, and their table. */
export const binSubjects: Readonly<Record<string, { power: string; table: string }>> = {
  apiInterface: { power: INTERFACE_PAGE, table: 'api_interface' },
  apiServiceClass: { power: SERVICE_CLASS_PAGE, table: 'api_service_class' },
  remark: { power: OPPORTUNITY_PAGE, table: 'remark' },
};

/** The page of records without a resource, by the name that the audit has for them. */
export const subjectPages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(binSubjects).map(([subject, { power }]) => [subject, power])),
  ...exportedTables,
  apiPermission: PERMISSION_PAGE,
  apiGrant: PERMISSION_PAGE,
  apiKey: PERMISSION_PAGE,
  webhook: PERMISSION_PAGE,
  order: BILL_PAGE,
};
