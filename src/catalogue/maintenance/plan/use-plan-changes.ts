import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maintenanceCalls } from '../../../contract/maintenance/calls.ts';
import type { MaintainProject } from '../../../contract/maintenance/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { notify } from '../../../providers/notification.ts';
import { useMaintainPlace } from '../use-maintain-place.ts';
import type { PlanBody } from './plan-body.ts';
import { planChangesIn, planText } from './plan-changes.ts';
import { type Wish, wishesAfter } from './plan-lines.ts';

/** What the user changed of the plan. The link keeps it; what is pressed shows before the link has changed. */
export function usePlanChanges({ vehicleId, vin }: PlanBody) {
  const { t } = useTranslation('maintenance');
  const [{ plan: linked }, go] = useMaintainPlace();
  const [text, setText] = useState(linked);
  // Two changes may come before the router has shown the first.
  const latest = useRef(linked);
  const written = useRef(new Set<string>());
  useEffect(() => {
    if (written.current.delete(linked)) return;
    latest.current = linked;
    setText(linked);
  }, [linked]);
  const write = (next: string) => {
    if (next === latest.current) return;
    latest.current = next;
    written.current.add(next);
    setText(next);
    go({ plan: next });
  };
  const now = () => planChangesIn(latest.current);
  /** Says what was changed, with the way back to how it was. */
  const writeTold = (next: string, words: string) => {
    const before = latest.current;
    write(next);
    notify('success', words, () => write(before));
  };
  const { wishes, added: ids } = useMemo(() => planChangesIn(text), [text]);
  const asked = { vehicleId, ...(vin === undefined ? {} : { vin }) };
  const { data } = useCall(maintenanceCalls.getMaintainProject, asked, { enabled: ids.length > 0 });
  const added = useMemo(
    () => ids.flatMap((id) => data?.find(({ stdMaintId }) => stdMaintId === id) ?? []),
    [ids, data],
  );
  return {
    wishes,
    added,
    isChanged: text !== '',
    onWish: (stdMaintId: number, wish: Wish) =>
      write(planText({ ...now(), wishes: wishesAfter(now().wishes, stdMaintId, wish) })),
    onAdd: ({ stdMaintId }: MaintainProject) => write(planText({ ...now(), added: [...now().added, stdMaintId] })),
    onDrop({ stdMaintId, stdMaintTypeName: name }: MaintainProject) {
      const { [stdMaintId]: _dropped, ...rest } = now().wishes;
      writeTold(
        planText({ wishes: rest, added: now().added.filter((id) => id !== stdMaintId) }),
        t('plan.dropped', { name }),
      );
    },
    /** What was chosen is done: the plan chooses again, and what was added stays. */
    onDone: () => write(planText({ ...now(), wishes: {} })),
    onReset: () => writeTold('', t('plan.wasReset')),
  };
}
