import { companyCalls } from '../../contract/company/calls.ts';
import { quotaCalls } from '../../contract/quota/calls.ts';
import { packageRequestReads } from '../shared/company/package-request-reads.ts';

/** The calls whose results change with the company's accounts, their lookups or a package request. */
export const companyReads = [
  companyCalls.getCompany,
  companyCalls.listSubAccounts,
  companyCalls.listAllocations,
  quotaCalls.getDeduct,
  ...packageRequestReads,
];
