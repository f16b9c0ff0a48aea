import { Alert, App, Button, Steps } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { importsCalls } from '../../contract/imports/calls.ts';
import { IMPORT_EDIT_POWER, type ImportStatus } from '../../contract/imports/rules.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { Spinner } from '../../ui/state.tsx';
import list from '../list/list.module.css';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import { usePowers } from '../use-powers.ts';
import type { CatalogueImport } from './catalogue-import.ts';
import { ColumnsPanel } from './columns/columns-panel.tsx';
import { creatorText } from './creator-text.ts';
import { FailurePanel } from './failure-panel.tsx';
import { FilesPanel } from './files-panel.tsx';
import { ImportStatusTag, isOpen, isWorking } from './import-status.tsx';
import styles from './imports.module.css';
import { PlanPanel } from './plan/plan-panel.tsx';
import { UploadPanel } from './upload/upload-panel.tsx';
import { stopUpload } from './upload/upload-runs.ts';
import { PublishAgainButton } from './versions/publish-again-button.tsx';
import { WorkPanel } from './work-panel.tsx';

const POLL_MS = 1_500;

interface ImportDetailProps {
  importId: number;
  onBack: () => void;
}

/** One import: how far it is, and what it waits for. */
export function ImportDetail({ importId, onBack }: ImportDetailProps) {
  const { t } = useMessages();
  const { data, error, refetch } = useCall(
    importsCalls.importGet,
    { importId },
    { staleTime: 0, refetchInterval: (found) => (found !== undefined && isWorking(found.status) ? POLL_MS : false) },
  );
  return (
    <>
      <div>
        <Button type="link" className={styles.back ?? ''} onClick={onBack}>
          ← {t('catalogueImport:detail.back')}
        </Button>
      </div>
      {data === undefined && error !== null && <LoadError error={error} onRetry={() => refetch()} />}
      {data === undefined && error === null && <Spinner label={t('common:loading')} />}
      {data !== undefined && <Detail found={data} />}
    </>
  );
}

const steps = ['upload', 'columns', 'check', 'plan', 'published'] as const;
const stepOf: Record<ImportStatus, number> = {
  uploading: 0,
  inspecting: 1,
  mapping: 1,
  checking: 2,
  planned: 3,
  publishing: 3,
  published: 4,
  withdrawn: 3,
  discarded: 0,
  failed: 2,
};

function Detail({ found }: { found: CatalogueImport }) {
  const messages = useMessages();
  const { t, language } = messages;
  const { importId, sourceName, sourceCode, isFull, status, createdAt, rowVersion } = found;
  const facts = [
    t(`catalogueImport:kind.${isFull ? 'full' : 'update'}`),
    sourceCode,
    creatorText(found, messages),
    formatDateTime(createdAt, language, 'short'),
  ];
  return (
    <>
      <div className={list.head}>
        <h1 className={styles.title}>
          #{importId} {sourceName}
        </h1>
        <ImportStatusTag status={status} />
        <DiscardButton found={found} />
      </div>
      <p className="quiet">{facts.filter(Boolean).join(' · ')}</p>
      {status !== 'discarded' && (
        <Steps
          size="small"
          current={stepOf[status]}
          status={status === 'failed' ? 'error' : status === 'published' ? 'finish' : 'process'}
          items={steps.map((step) => ({ title: t(`catalogueImport:step.${step}`) }))}
        />
      )}
      <Stage key={`${status} ${rowVersion}`} found={found} isPlanRenewed={useIsPlanRenewed(status)} />
      {status !== 'uploading' && <FilesPanel found={found} />}
    </>
  );
}

/** Whether publishing went back to the check: the catalogue had changed since the plan. */
function useIsPlanRenewed(status: ImportStatus): boolean {
  const before = useRef(status);
  const [isRenewed, setIsRenewed] = useState(false);
  useEffect(() => {
    if (before.current === 'publishing' && (status === 'checking' || status === 'planned')) setIsRenewed(true);
    before.current = status;
  }, [status]);
  return isRenewed;
}

/** What can be done in the state of the import. The columns can be changed while nothing is published. */
function Stage({ found, isPlanRenewed }: { found: CatalogueImport; isPlanRenewed: boolean }) {
  const { t } = useMessages();
  const [isChanging, setIsChanging] = useState(false);
  const { status, plan, failure } = found;
  const changeColumns = () => setIsChanging(true);
  if (status === 'uploading') return <UploadPanel found={found} />;
  if (isWorking(status)) return <WorkPanel found={found} />;
  if (status === 'mapping') return <ColumnsPanel found={found} />;
  if (isChanging) return <ColumnsPanel found={found} onCancel={() => setIsChanging(false)} />;
  if (status === 'failed')
    return <FailurePanel found={found} code={failure?.code ?? 'gaveUp'} onChangeColumns={changeColumns} />;
  if (status === 'discarded') return <Alert type="info" showIcon message={t('catalogueImport:detail.discarded')} />;
  return (
    <>
      {isPlanRenewed && <Alert type="warning" showIcon message={t('catalogueImport:plan.renewed')} />}
      {status === 'published' && (
        <Alert
          type="success"
          showIcon
          message={t('catalogueImport:detail.published', { version: found.version ?? '' })}
        />
      )}
      {status === 'withdrawn' && <Withdrawn found={found} />}
      {plan !== null && <PlanPanel found={found} plan={plan} onChangeColumns={changeColumns} />}
    </>
  );
}

/** Since when the catalogue is without the version, and the way to publish it again. */
function Withdrawn({ found: { version, withdrawn, sourceName } }: { found: CatalogueImport }) {
  const { t, language } = useMessages();
  if (version === null || withdrawn === null) return null;
  const facts = [formatDateTime(withdrawn.at, language, 'short'), withdrawn.by ?? ''].filter(Boolean).join(', ');
  return (
    <Alert
      type="warning"
      showIcon
      message={t('catalogueImport:detail.withdrawn', { version, facts })}
      description={withdrawn.canPublishAgain ? undefined : t('catalogueImport:detail.notKept')}
      action={withdrawn.canPublishAgain && <PublishAgainButton version={version} sourceName={sourceName} />}
    />
  );
}

function DiscardButton({ found: { importId, rowVersion, status } }: { found: CatalogueImport }) {
  const { t } = useMessages();
  const { modal } = App.useApp();
  const canEdit = usePowers().has(IMPORT_EDIT_POWER);
  const discard = useAction(() => request(importsCalls.importDiscard, { importId, rowVersion }), {
    done: () => t('catalogueImport:detail.discardDone'),
    onDone: () => stopUpload(importId),
    changes: [importsCalls.importGet, importsCalls.importList],
  });
  if (!canEdit || !isOpen(status)) return null;
  const confirm = () =>
    void modal.confirm({
      title: t('catalogueImport:detail.discardTitle'),
      content: t('catalogueImport:detail.discardHint'),
      okText: t('catalogueImport:detail.discard'),
      okButtonProps: { danger: true },
      cancelText: t('common:action.cancel'),
      onOk: async () => {
        await discard.run();
      },
    });
  return (
    <Button danger loading={discard.isBusy} onClick={confirm}>
      {t('catalogueImport:detail.discard')}
    </Button>
  );
}
