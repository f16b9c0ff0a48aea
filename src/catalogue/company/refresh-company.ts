import { companyCalls } from '../../contract/company/calls.ts';
import { quotaCalls } from '../../contract/quota/calls.ts';
import { queryClient } from '../../providers/calls/query-client.ts';
import { refreshPackageRequests } from '../shared/company/package-news.ts';

/** Has everything ask again that a change of the company's accounts or their lookups shows in. */
export async function refreshCompany(): Promise<void> {
  const operations = [
    companyCalls.getCompany,
    companyCalls.listSubAccounts,
    companyCalls.listAllocations,
    quotaCalls.getDeduct,
  ].map(({ operation }) => operation);
  await Promise.all([
    ...operations.map((operation) => queryClient.invalidateQueries([operation])),
    refreshPackageRequests(),
  ]);
}
