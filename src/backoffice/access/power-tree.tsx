import { Checkbox } from 'antd';
import type { z } from 'zod';
import { accessCalls } from '../../contract/access/calls.ts';
import type { Power } from '../../contract/access/schemas.ts';
import { resources } from '../../contract/all-calls.ts';
import { request } from '../../providers/calls/client.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { Skeleton } from '../../ui/state.tsx';
import { type FormPart, type FormPartProps, SetChange } from '../form/form-part.ts';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import { isIndeterminate, togglePower } from './power-check.ts';
import { fullPowerName, powerName } from './power-name.ts';
import styles from './power-tree.module.css';

type PowerRow = z.infer<typeof Power>;

const WHOLE_TREE = { pageSize: 10_000, sort: [{ field: 'powerOrder', order: 'asc' as const }], filters: {} };

/** The powers of a role. */
export const powerTree: FormPart = {
  Input: PowerTree,
  save: ({ id: roleId, rowVersion }, powerIds) => request(accessCalls.rolePowerSave, { roleId, rowVersion, powerIds }),
  async load(roleId, messages) {
    const [{ powerIds }, powers] = await Promise.all([
      request(accessCalls.rolePowerSelect, { roleId }),
      request(accessCalls.allMenus, {}),
    ]);
    return { ids: powerIds, names: new Map(powers.map((power) => [power.id, fullPowerName(power, powers, messages)])) };
  },
};

/** Powers that the editor does not hold are disabled: the server would refuse the change. */
function PowerTree({ recordId, isReadOnly, label, value, onChange }: FormPartProps) {
  const { t } = useMessages();
  const mine = useCall(accessCalls.systemMenu, {});
  const holdsTree = mine.data?.some(({ powerCode }) => powerCode === resources.power.power) ?? false;
  const all = useCall(resources.power.list, WHOLE_TREE, { enabled: holdsTree });
  const granted = useCall(
    accessCalls.rolePowerSelect,
    { roleId: recordId ?? 1 },
    { enabled: recordId !== undefined, staleTime: 0 },
  );
  const failed = [mine, all, granted].find(({ error }) => error !== null);
  if (failed !== undefined) return <LoadError error={failed.error} onRetry={() => failed.refetch()} />;
  // An editor who cannot list all powers sees those that can be granted: their own.
  const powers = holdsTree ? all.data?.rows : mine.data;
  // Powers of an earlier visit would be saved over those that others have changed.
  const saved = recordId === undefined ? [] : granted.isFetchedAfterMount ? granted.data?.powerIds : undefined;
  const change = SetChange.safeParse(value).data;
  const { original, chosen: checked } = change ?? { original: saved, chosen: saved };
  if (powers === undefined || original === undefined || checked === undefined)
    return <Skeleton label={t('common:loading')} />;
  const held = new Set(mine.data?.map(({ id }) => id));
  const isHeld = (id: number) => held.has(id);
  const toggle = (id: number, isChecked: boolean) =>
    onChange?.({ original, chosen: togglePower(powers, { checked, id, isChecked, isHeld }) });
  return (
    <Tree
      powers={powers}
      checked={new Set(checked)}
      canToggle={(id) => !isReadOnly && isHeld(id)}
      onToggle={toggle}
      label={label}
    />
  );
}

const VERBS = ['add', 'edit', 'delete'];

/** By their order; actions of equal order as add, edit, delete. */
function sortPowers(powers: readonly PowerRow[]): PowerRow[] {
  const rankOf = ({ powerOrder, powerCode }: PowerRow) =>
    powerOrder * 10 + VERBS.indexOf(powerCode.split(':')[1] ?? '');
  return [...powers].sort((one, other) => rankOf(one) - rankOf(other));
}

interface TreeProps {
  powers: readonly PowerRow[];
  checked: ReadonlySet<number>;
  canToggle: (id: number) => boolean;
  onToggle: (id: number, isChecked: boolean) => void;
  label: string;
}

function Tree({ powers, checked, canToggle, onToggle, label }: TreeProps) {
  const messages = useMessages();
  const childrenOf = (id: number) => sortPowers(powers.filter(({ parentId }) => parentId === id));
  const known = new Set(powers.map(({ id }) => id));
  const roots = powers.filter(({ parentId }) => parentId === null || !known.has(parentId));
  const box = (power: PowerRow, hasParts = false) => (
    <Checkbox
      checked={checked.has(power.id)}
      indeterminate={hasParts && isIndeterminate(powers, checked, power.id)}
      disabled={!canToggle(power.id)}
      title={power.powerCode}
      onChange={(event) => onToggle(power.id, event.target.checked)}
    >
      {powerName(power, messages)}
    </Checkbox>
  );
  return (
    <div role="group" aria-label={label} className={styles.tree}>
      {roots.map((area) => (
        <section key={area.id} className={styles.area}>
          <div className={styles.head}>{box(area, true)}</div>
          {childrenOf(area.id).map((page) => (
            <div key={page.id} className={styles.page} role="group" aria-label={powerName(page, messages)}>
              {box(page, true)}
              <div className={styles.actions}>
                {childrenOf(page.id).map((action) => (
                  <span key={action.id}>{box(action)}</span>
                ))}
              </div>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
