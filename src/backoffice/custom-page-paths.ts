import { INTERFACE_PAGE, PREVIEW_PAGE, SERVICE_CLASS_PAGE } from '../contract/api-services/interfaces/rules.ts';
import { PERMISSION_PAGE } from '../contract/api-services/permissions/rules.ts';
import { API_USAGE_PAGE } from '../contract/api-services/usage/rules.ts';
import { APPROVAL_PAGE } from '../contract/approvals/rules.ts';
import { AUDIT_PAGE } from '../contract/audit/audit-rules.ts';
import { BIN_PAGE } from '../contract/audit/bin-rules.ts';
import { BILL_PAGE } from '../contract/billing/rules.ts';
import { FIT_COUNT_PAGE } from '../contract/fit-reports/rules.ts';
import { IMPORT_PAGE } from '../contract/imports/rules.ts';
import { CATALOGUE_USE_PAGE } from '../contract/quota/rules.ts';
import { CONFIG_PAGE } from '../contract/settings/rules.ts';
import { START_PAGE, STATISTICS_PAGE } from '../contract/statistics/rules.ts';
import { ANSWERS_PAGE } from '../contract/survey/rules.ts';
import { ACCOUNT_PAGE } from '../contract/users/rules.ts';
import { AGENT_PAGE, SALE_PAGE } from '../contract/users/staff-rules.ts';
import { VIN_REQUEST_PAGE } from '../contract/vin-requests/rules.ts';

/** The custom pages by name, which is also their locale namespace. The path is also the code of the page's power. */
export const customPagePaths = {
  start: START_PAGE,
  statistics: STATISTICS_PAGE,
  task: VIN_REQUEST_PAGE,
  bill: BILL_PAGE,
  answers: ANSWERS_PAGE,
  catalogueUse: CATALOGUE_USE_PAGE,
  fitCount: FIT_COUNT_PAGE,
  catalogueImport: IMPORT_PAGE,
  sale: SALE_PAGE,
  agent: AGENT_PAGE,
  audit: AUDIT_PAGE,
  approval: APPROVAL_PAGE,
  bin: BIN_PAGE,
  config: CONFIG_PAGE,
  accountType: ACCOUNT_PAGE,
  apiPreview: PREVIEW_PAGE,
  apiUsage: API_USAGE_PAGE,
  apiInterface: INTERFACE_PAGE,
  apiPermission: PERMISSION_PAGE,
  apiServiceClass: SERVICE_CLASS_PAGE,
} as const;
export type CustomPageName = keyof typeof customPagePaths;
