import { getCompany, listAllocations, listSubAccounts } from '../../contract/company.ts';
import { getDeduct } from '../../contract/quota.ts';
import { queryClient } from '../../providers/query-client.ts';
import { refreshPackageRequests } from '../shared/company/package-news.ts';

/** Has everything ask again that a change of the company's accounts or their lookups shows in. */
export async function refreshCompany(): Promise<void> {
  const operations = [getCompany, listSubAccounts, listAllocations, getDeduct].map(({ operation }) => operation);
  await Promise.all([
    ...operations.map((operation) => queryClient.invalidateQueries([operation])),
    refreshPackageRequests(),
  ]);
}
