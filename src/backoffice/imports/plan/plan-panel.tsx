import { Alert, App, Button } from 'antd';
import { useState } from 'react';
import { importsCalls } from '../../../contract/imports/calls.ts';
import type { ImportPlan } from '../../../contract/imports/import-plan.ts';
import { IMPORT_EDIT_POWER, IMPORT_PUBLISH_POWER } from '../../../contract/imports/rules.ts';
import { request } from '../../../providers/calls/client.ts';
import { isWaitingForApproval } from '../../../providers/calls/handle-call-error.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useMessages } from '../../messages.ts';
import { usePowers } from '../../use-powers.ts';
import type { CatalogueImport } from '../catalogue-import.ts';
import { UnreadableFiles } from '../columns/unreadable-files.tsx';
import styles from '../imports.module.css';
import own from './plan.module.css';
import { PlanFindings } from './plan-findings.tsx';
import { PlanFiles, PlanTables } from './plan-tables.tsx';
import { PriceMovesList } from './price-moves-list.tsx';
import { RefusedRows } from './refused-rows.tsx';

interface PlanPanelProps {
  found: CatalogueImport;
  plan: ImportPlan;
  onChangeColumns: () => void;
}

const counts = ['new', 'changed', 'same', 'gone'] as const;

/** What publishing would change, or has changed. */
export function PlanPanel({ found, plan, onChangeColumns }: PlanPanelProps) {
  const { t, language } = useMessages();
  const canEdit = usePowers().has(IMPORT_EDIT_POWER);
  const totals = totalsOf(plan);
  const isPlanned = found.status === 'planned';
  return (
    <>
      <section className={styles.panel} aria-label={t('catalogueImport:plan.title')}>
        <h2>{t(isPlanned ? 'catalogueImport:plan.title' : 'catalogueImport:plan.was')}</h2>
        <dl className={own.totals}>
          {[...counts, 'refused' as const].map((name) => (
            <div key={name} className={own.total}>
              <dt>{t(`catalogueImport:plan.${name}`)}</dt>
              <dd className="number">{totals[name].toLocaleString(language)}</dd>
            </div>
          ))}
        </dl>
        {isPlanned && (
          <div className={styles.actions}>
            <PublishButton found={found} totals={totals} />
            {canEdit && <Button onClick={onChangeColumns}>{t('catalogueImport:plan.changeColumns')}</Button>}
          </div>
        )}
      </section>
      <PlanFindings plan={plan} found={found} />
      <UnreadableFiles tables={found.tables} />
      <PlanTables targets={plan.targets} />
      <PriceMovesList moves={plan.priceMoves} />
      <PlanFiles files={plan.files} />
      <RefusedRows found={found} refused={plan.refused} />
      <RefusedRows found={found} refused={plan.leftOutValues} areValues />
    </>
  );
}

export type PlanTotals = Record<(typeof counts)[number] | 'refused', number>;

function totalsOf({ targets, total }: ImportPlan): PlanTotals {
  const sum = (name: (typeof counts)[number]) => targets.reduce((all, target) => all + target[name], 0);
  return {
    ...{ new: sum('new'), changed: sum('changed'), same: sum('same'), gone: sum('gone') },
    refused: total.refused,
  };
}

function PublishButton({ found, totals }: { found: CatalogueImport; totals: PlanTotals }) {
  const { t, language } = useMessages();
  const { modal } = App.useApp();
  const canPublish = usePowers().has(IMPORT_PUBLISH_POWER);
  const [isAsked, setIsAsked] = useState(false);
  const { importId, rowVersion, waitsForApproval } = found;
  const publish = useAction(() => request(importsCalls.importPublish, { importId, rowVersion }), {
    changes: [importsCalls.importGet, importsCalls.importList, importsCalls.catalogueVersionList],
    onError: (error) => {
      if (isWaitingForApproval(error)) setIsAsked(true);
      return false;
    },
  });
  if (!canPublish) return <p className="quiet">{t('catalogueImport:plan.noPower')}</p>;
  if (isAsked || waitsForApproval) return <Alert type="info" showIcon message={t('catalogueImport:plan.waiting')} />;
  const formatted = Object.fromEntries(
    Object.entries(totals).map(([name, value]) => [name, value.toLocaleString(language)]),
  );
  const confirm = () =>
    void modal.confirm({
      title: t('catalogueImport:plan.publishTitle', { name: found.sourceName }),
      content: (
        <>
          <p>{t('catalogueImport:plan.publishCounts', formatted)}</p>
          <p>{t('catalogueImport:plan.publishHint')}</p>
        </>
      ),
      okText: t('catalogueImport:plan.publish'),
      cancelText: t('common:action.cancel'),
      onOk: async () => {
        await publish.run();
      },
    });
  return (
    <Button
      type="primary"
      disabled={totals.new + totals.changed + totals.gone === 0}
      loading={publish.isBusy}
      onClick={confirm}
    >
      {t('catalogueImport:plan.publish')}
    </Button>
  );
}
