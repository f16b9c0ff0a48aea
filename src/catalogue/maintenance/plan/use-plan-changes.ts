import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maintenanceCalls } from '../../../contract/maintenance/calls.ts';
import type { MaintainProject } from '../../../contract/maintenance/schemas.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { notify } from '../../../providers/notification.ts';
import { useMaintainUrlState } from '../use-maintain-url-state.ts';
import type { PlanBody } from './plan-body.ts';
import { formatPlanChanges, parsePlanChanges } from './plan-changes.ts';
import { type LineOverride, withOverride } from './plan-lines.ts';

/** The user's changes to the plan, in the URL; a change is visible before the URL has changed. */
export function usePlanChanges({ vehicleId, vin }: PlanBody) {
  const { t } = useTranslation('maintenance');
  const [{ plan: urlText }, setUrlState] = useMaintainUrlState();
  const [text, setText] = useState(urlText);
  // A second change may arrive before the router has rendered the first.
  const latest = useRef(urlText);
  const written = useRef(new Set<string>());
  useEffect(() => {
    if (written.current.delete(urlText)) return;
    latest.current = urlText;
    setText(urlText);
  }, [urlText]);
  const write = (next: string) => {
    if (next === latest.current) return;
    latest.current = next;
    written.current.add(next);
    setText(next);
    setUrlState({ plan: next });
  };
  const currentChanges = () => parsePlanChanges(latest.current);
  const writeWithUndo = (next: string, message: string) => {
    const before = latest.current;
    write(next);
    notify('success', message, () => write(before));
  };
  const { overrides, added: ids } = useMemo(() => parsePlanChanges(text), [text]);
  const { data } = useCall(maintenanceCalls.getMaintainProject, omitUndefined({ vehicleId, vin }), {
    enabled: ids.length > 0,
  });
  const added = useMemo(
    () => ids.flatMap((id) => data?.find(({ stdMaintId }) => stdMaintId === id) ?? []),
    [ids, data],
  );
  return {
    overrides,
    added,
    isChanged: text !== '',
    onOverride: (stdMaintId: number, override: LineOverride) =>
      write(
        formatPlanChanges({
          ...currentChanges(),
          overrides: withOverride(currentChanges().overrides, stdMaintId, override),
        }),
      ),
    onAdd: ({ stdMaintId }: MaintainProject) =>
      write(formatPlanChanges({ ...currentChanges(), added: [...currentChanges().added, stdMaintId] })),
    onRemove({ stdMaintId, stdMaintTypeName: name }: MaintainProject) {
      const { [stdMaintId]: _removed, ...rest } = currentChanges().overrides;
      writeWithUndo(
        formatPlanChanges({ overrides: rest, added: currentChanges().added.filter((id) => id !== stdMaintId) }),
        t('plan.removed', { name }),
      );
    },
    /** Resets the choices after recording, but keeps the added projects. */
    onDone: () => write(formatPlanChanges({ ...currentChanges(), overrides: {} })),
    onReset: () => writeWithUndo('', t('plan.resetDone')),
  };
}
