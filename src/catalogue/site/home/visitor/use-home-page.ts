import { siteCalls } from '../../../../contract/site/calls.ts';
import { useCall } from '../../../../providers/calls/use-call.ts';
import { readPageData } from '../../../../providers/page/page-data.ts';

/** What the page shows of the catalogue: embedded in a prerendered page, else requested. */
export function useHomePage() {
  const initialData = readPageData(siteCalls.homePage, {});
  return useCall(siteCalls.homePage, {}, { staleTime: 60_000, ...(initialData !== undefined && { initialData }) });
}
