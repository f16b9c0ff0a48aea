import type { CheckedBodyOf } from '../../contract/call.ts';
import type { trackingCalls } from '../../contract/tracking/calls.ts';
import { repositoryOf } from '../http/resources/resource-services.ts';
import type { Change } from '../platform/audit/change.ts';
import type { Database } from '../platform/db/database.ts';

type Points = CheckedBodyOf<typeof trackingCalls.buriedPointSave>['points'];

/**
 * Switches points on and off, all or none. In the order of their ids, so that two saves do not deadlock.
 * @throws Refusal 900404 for a missing point, 900410 for one that was changed since it was read
 */
export async function savePoints(db: Database, change: Change, points: Points): Promise<void> {
  const repository = repositoryOf(db, 'buried');
  for (const { pointId: id, rowVersion, isOn } of points.toSorted((one, other) => one.pointId - other.pointId))
    await repository.edit(change, { id, rowVersion, values: { isOn } });
}
