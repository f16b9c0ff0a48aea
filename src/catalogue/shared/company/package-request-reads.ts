import { companyCalls } from '../../../contract/company/calls.ts';

/** The calls whose results change with a package request. */
export const packageRequestReads = [companyCalls.getPackageNews, companyCalls.listPackageRequests];
