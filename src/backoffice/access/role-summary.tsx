import { Button, Select, Switch, Table } from 'antd';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accessCalls } from '../../contract/access/calls.ts';
import { roleNameIn } from '../../contract/access/role-name.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { Skeleton } from '../../ui/state.tsx';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import { type ComparedPower, comparePowers } from './compare-powers.ts';
import { powerName } from './power-name.ts';
import styles from './role-summary.module.css';
import { simulateRole } from './simulated-role.ts';

/** How many users hold each role, and the powers of two roles beside each other. */
export function RoleSummary() {
  const { t, language } = useMessages();
  const counts = useCall(accessCalls.roleUserCounts, {}, { staleTime: 0 });
  if (counts.error !== null) return <LoadError error={counts.error} onRetry={() => counts.refetch()} />;
  if (counts.data === undefined) return <Skeleton label={t('common:loading')} rows={3} />;
  const roles = counts.data.map(({ roleId, users, ...role }) => ({ roleId, users, name: roleNameIn(language, role) }));
  return (
    <>
      <section className={styles.panel} aria-labelledby="role-users">
        <h2 id="role-users">{t('role:users.title')}</h2>
        <dl className={styles.counts}>
          {roles.map(({ roleId, name, users }) => (
            <div key={roleId}>
              <dt>{name}</dt>
              <dd className="number">{t('role:users.count', { count: users })}</dd>
              <dd>
                <SimulateButton roleId={roleId} name={name} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {roles.length > 1 && <Comparison roles={roles} />}
    </>
  );
}

/** Shows the back office as the holders of a role see it. */
function SimulateButton({ roleId, name }: Role) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const simulate = useAction(() => request(accessCalls.roleSimulate, { roleId }), {
    onDone(role) {
      simulateRole(role);
      navigate('/manager');
    },
  });
  return (
    <Button
      size="small"
      type="link"
      loading={simulate.isBusy}
      aria-label={`${t('role:simulate')}: ${name}`}
      onClick={() => void simulate.run()}
    >
      {t('role:simulate')}
    </Button>
  );
}

interface Role {
  roleId: number;
  /** In the current language. */
  name: string;
}

function Comparison({ roles }: { roles: readonly Role[] }) {
  const { t } = useMessages();
  const [leftId, rightId, switchId] = [useId(), useId(), useId()];
  const [left, setLeft] = useState<number>();
  const [right, setRight] = useState<number>();
  const [isDifferent, setDifferent] = useState(true);
  const options = roles.map(({ roleId, name }) => ({ value: roleId, label: name }));
  const nameOf = (id: number) => roles.find(({ roleId }) => roleId === id)?.name ?? '';
  return (
    <section className={styles.panel} aria-labelledby="role-comparison">
      <h2 id="role-comparison">{t('role:compare.title')}</h2>
      <div className={styles.choice}>
        <label htmlFor={leftId}>{t('role:compare.left')}</label>
        <Select id={leftId} style={{ minWidth: 160 }} value={left} options={options} onChange={setLeft} />
        <label htmlFor={rightId}>{t('role:compare.right')}</label>
        <Select id={rightId} style={{ minWidth: 160 }} value={right} options={options} onChange={setRight} />
        <Switch id={switchId} checked={isDifferent} onChange={setDifferent} />
        <label htmlFor={switchId}>{t('role:compare.different')}</label>
      </div>
      {left !== undefined && right !== undefined && (
        <PowerComparison left={left} right={right} isDifferent={isDifferent} nameOf={nameOf} />
      )}
    </section>
  );
}

interface PowerComparisonProps {
  left: number;
  right: number;
  /** Only the powers that one of them lacks. */
  isDifferent: boolean;
  nameOf: (roleId: number) => string;
}

function PowerComparison({ left, right, isDifferent, nameOf }: PowerComparisonProps) {
  const messages = useMessages();
  const { t } = messages;
  // The whole tree for those who may list it; else the caller's own powers.
  const tree = useCall(accessCalls.allMenus, {});
  const ofLeft = useCall(accessCalls.rolePowerSelect, { roleId: left }, { staleTime: 0 });
  const ofRight = useCall(accessCalls.rolePowerSelect, { roleId: right }, { staleTime: 0 });
  const failed = [tree, ofLeft, ofRight].find(({ error }) => error !== null);
  if (failed !== undefined) return <LoadError error={failed.error} onRetry={() => failed.refetch()} />;
  if (tree.data === undefined || ofLeft.data === undefined || ofRight.data === undefined)
    return <Skeleton label={t('common:loading')} />;
  const sides = { left: new Set(ofLeft.data.powerIds), right: new Set(ofRight.data.powerIds) };
  const rows = comparePowers(tree.data, sides).filter(({ hasLeft, hasRight }) => !isDifferent || hasLeft !== hasRight);
  const mark = (has: boolean) => (has ? t('role:compare.has') : t('role:compare.lacks'));
  return (
    <Table<ComparedPower>
      size="small"
      dataSource={rows}
      rowKey={({ power }) => power.id}
      pagination={false}
      scroll={{ x: 'max-content', y: 480 }}
      locale={{ emptyText: t('role:compare.same') }}
      rowClassName={({ hasLeft, hasRight }) => (hasLeft === hasRight ? '' : (styles.different ?? ''))}
      columns={[
        {
          key: 'power',
          title: t('role:compare.power'),
          render: (_, { power, level }) => (
            <span style={{ paddingInlineStart: isDifferent ? 0 : (level - 1) * 18 }} title={power.powerCode}>
              {powerName(power, messages)}
            </span>
          ),
        },
        { key: 'code', title: t('power:field.powerCode'), render: (_, { power }) => power.powerCode },
        { key: 'left', title: nameOf(left), width: 140, render: (_, { hasLeft }) => mark(hasLeft) },
        { key: 'right', title: nameOf(right), width: 140, render: (_, { hasRight }) => mark(hasRight) },
      ]}
    />
  );
}
