import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { VehicleResults } from '../results/vehicle-results.tsx';
import type { DrillState, SearchState } from '../search-state.ts';
import { drillDownCalls } from './use-drill-lists.ts';

interface DrillVehiclesProps {
  state: DrillState;
  groupId: number;
  setState: (state: SearchState) => void;
}

/** The vehicles of the chosen group. */
export function DrillVehicles({ state, groupId, setState }: DrillVehiclesProps) {
  const { t: common } = useTranslation();
  const { data, error, refetch } = useCall(drillDownCalls(state.type).vehicles, { groupId });
  if (data !== undefined) {
    return (
      <VehicleResults
        all={data}
        narrowing={state.narrowing}
        onNarrow={(narrowing) => setState({ ...state, narrowing })}
      />
    );
  }
  if (error === null) return <Skeleton label={common('loading')} />;
  if (error.code === '100100') return <State icon="search" title={error.message} />;
  return <CallFailed error={error} onRetry={() => void refetch()} />;
}
