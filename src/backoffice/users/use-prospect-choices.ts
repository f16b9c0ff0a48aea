import { prospectCalls } from '../../contract/users/prospect-calls.ts';
import { useCall } from '../../providers/calls/use-call.ts';

/** The intentions and the sellers to choose from; empty while loading. */
export function useProspectChoices() {
  const { data, error } = useCall(prospectCalls.prospectChoices, {});
  const { intentions = [], owners = [], ownId = null } = data ?? {};
  return {
    isLoading: data === undefined && error === null,
    intentions,
    owners,
    ownId,
    intentionName: (id: number) => intentions.find((entry) => entry.id === id)?.name ?? '',
  };
}
