import { Checkbox } from 'antd';
import { z } from 'zod';
import { accessCalls } from '../../contract/access/calls.ts';
import type { Power } from '../../contract/access/schemas.ts';
import { resources } from '../../contract/all-calls.ts';
import { Id } from '../../contract/fields.ts';
import { request } from '../../providers/client.ts';
import { useCall } from '../../providers/use-call.ts';
import { Skeleton } from '../../ui/state.tsx';
import type { FormPart, FormPartProps } from '../form/form-part.ts';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import { isPartly, toggled } from './power-check.ts';
import { powerName } from './power-name.ts';
import styles from './power-tree.module.css';

type PowerRow = z.infer<typeof Power>;

const WHOLE_TREE = { pageSize: 10_000, sort: [{ field: 'powerOrder', order: 'asc' as const }], filters: {} };

/** The powers of a role, saved by a call of their own once the role is kept. */
export const powerTree: FormPart = {
  Input: PowerTree,
  async save(roleId, value) {
    await request(accessCalls.rolePowerSave, { roleId, powerIds: z.array(Id).parse(value) });
  },
};

/** Areas, their pages, and a page's actions in a line; what the editor does not hold can be neither given nor taken. */
function PowerTree({ recordId, isReadOnly, label, value, onChange }: FormPartProps) {
  const { t } = useMessages();
  const mine = useCall(accessCalls.systemMenu, {});
  const holdsTree = mine.data?.some(({ powerCode }) => powerCode === resources.power.power) ?? false;
  const all = useCall(resources.power.list, WHOLE_TREE, { enabled: holdsTree });
  const kept = useCall(accessCalls.rolePowerSelect, { roleId: recordId ?? 1 }, { enabled: recordId !== undefined });
  const failed = [mine, all, kept].find(({ error }) => error !== null);
  if (failed !== undefined) return <LoadError error={failed.error} onRetry={() => failed.refetch()} />;
  // Who may not read the whole tree sees the part of it that they could grant.
  const powers = holdsTree ? all.data?.rows : mine.data;
  const checked = Array.isArray(value) ? value.map(Number) : recordId === undefined ? [] : kept.data?.powerIds;
  if (powers === undefined || checked === undefined) return <Skeleton label={t('common:loading')} />;
  const held = new Set(mine.data?.map(({ id }) => id));
  const isHeld = (id: number) => held.has(id);
  const toggle = (id: number, isChecked: boolean) => onChange?.(toggled(powers, { checked, id, isChecked, isHeld }));
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

/** By the order that someone gave; where none was given, as the verbs are used to stand. */
function inOrder(powers: readonly PowerRow[]): PowerRow[] {
  const placeOf = ({ powerOrder, powerCode }: PowerRow) =>
    powerOrder * 10 + VERBS.indexOf(powerCode.split(':')[1] ?? '');
  return [...powers].sort((one, other) => placeOf(one) - placeOf(other));
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
  const under = (id: number) => inOrder(powers.filter(({ parentId }) => parentId === id));
  const known = new Set(powers.map(({ id }) => id));
  const roots = powers.filter(({ parentId }) => parentId === null || !known.has(parentId));
  const box = (power: PowerRow, hasParts = false) => (
    <Checkbox
      checked={checked.has(power.id)}
      indeterminate={hasParts && isPartly(powers, checked, power.id)}
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
          {under(area.id).map((page) => (
            <div key={page.id} className={styles.page} role="group" aria-label={powerName(page, messages)}>
              {box(page, true)}
              <div className={styles.actions}>
                {under(page.id).map((action) => (
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
