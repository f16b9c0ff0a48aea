import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { VehicleResults } from '../results/vehicle-results.tsx';
import type { DrillPlace, SearchPlace } from '../search-place.ts';
import { drillDownOf } from './use-brands.ts';

interface DrillVehiclesProps {
  place: DrillPlace;
  groupId: number;
  go: (place: SearchPlace) => void;
}

/** The vehicles of the chosen group. */
export function DrillVehicles({ place, groupId, go }: DrillVehiclesProps) {
  const { t: common } = useTranslation();
  const { data, error, refetch } = useCall(drillDownOf(place.type).vehicles, { groupId });
  if (data !== undefined) {
    return (
      <VehicleResults whole={data} narrowing={place.narrowing} onNarrow={(narrowing) => go({ ...place, narrowing })} />
    );
  }
  if (error === null) return <Skeleton label={common('loading')} />;
  if (error.code === '100100') return <State icon="search" title={error.message} />;
  return <CallFailed error={error} onRetry={() => void refetch()} />;
}
