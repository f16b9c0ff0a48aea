import { InboxOutlined } from '@ant-design/icons';
import { Alert, Button, Modal, Progress, Select, Upload } from 'antd';
import { useId, useState } from 'react';
import {
  type ImportEncoding,
  type ImportProgress,
  importEncodings,
} from '../../contract/record-imports/record-import.ts';
import { IMPORT_ROWS_MAX } from '../../contract/record-imports/record-import-limits.ts';
import { useMessages } from '../messages.ts';
import styles from './import.module.css';
import type { ImportSource } from './import-source.ts';
import { PlanTable } from './plan-table.tsx';
import { ProblemTable } from './problem-table.tsx';
import { TemplateLink } from './template-link.tsx';
import { useImport } from './use-import.ts';

/** Imports a CSV file: what it would change is shown first, and applied only then. */
export function ImportDialog({ source, onClose }: { source: ImportSource; onClose: () => void }) {
  const { t } = useMessages();
  const state = useImport(source);
  const { plan, progress, planning, applying } = state;
  const encodingId = useId();
  const [file, setFile] = useState<File>();
  const [encoding, setEncoding] = useState<ImportEncoding>('auto');
  const isDone = progress !== undefined && progress.applied + progress.refused >= progress.total;
  const changes = (plan?.adds ?? 0) + (plan?.edits ?? 0);
  const close = () => {
    state.stop();
    onClose();
  };
  const read = (chosen: File, as: ImportEncoding) => {
    setFile(chosen);
    setEncoding(as);
    state.reset();
    void planning.run({ file: chosen, encoding: as });
  };
  const error = planning.errorMessage ?? applying.errorMessage;
  return (
    <Modal
      open
      width={860}
      title={t('import.title', { title: source.title })}
      onCancel={close}
      maskClosable={file === undefined}
      footer={
        <>
          {plan !== undefined && !isDone && (
            <Button
              type="primary"
              disabled={changes === 0}
              loading={applying.isBusy}
              onClick={() => void applying.run(plan.planId)}
            >
              {t(progress === undefined ? 'import.apply' : 'import.continue', { count: changes })}
            </Button>
          )}
          <Button onClick={applying.isBusy ? state.stop : close}>
            {t(applying.isBusy ? 'import.stop' : isDone ? 'common:action.close' : 'common:action.cancel')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {progress === undefined && (
          <>
            <Upload.Dragger
              accept=".csv,text/csv"
              showUploadList={false}
              disabled={planning.isBusy}
              beforeUpload={(chosen) => {
                read(chosen, 'auto');
                return false;
              }}
            >
              <InboxOutlined aria-hidden />
              <p>{file === undefined ? t('import.choose') : file.name}</p>
              <p className="quiet">{t('import.limits', { rows: IMPORT_ROWS_MAX })}</p>
            </Upload.Dragger>
            <div className={styles.options}>
              <TemplateLink source={source} />
              {file !== undefined && (
                <span>
                  <label htmlFor={encodingId}>{t('import.encoding')}</label>{' '}
                  <Select
                    id={encodingId}
                    value={encoding === 'auto' ? (plan?.encoding ?? 'auto') : encoding}
                    style={{ width: 180 }}
                    disabled={planning.isBusy}
                    options={importEncodings.map((value) => ({ value, label: t(`import.encodings.${value}`) }))}
                    onChange={(as) => read(file, as)}
                  />
                </span>
              )}
            </div>
          </>
        )}
        {planning.isBusy && <p role="status">{t('import.reading')}</p>}
        {error !== null && <Alert type="error" showIcon message={error} />}
        {plan !== undefined && progress === undefined && (
          <>
            <p role="status">{t('import.summary', { ...plan })}</p>
            {plan.ignoredColumns.length > 0 && (
              <Alert
                type="warning"
                showIcon
                message={t('import.ignored', { columns: plan.ignoredColumns.join(', ') })}
              />
            )}
            <ProblemTable problems={plan.problems} total={plan.bad} />
            <PlanTable source={source} rows={plan.rows} />
          </>
        )}
        {progress !== undefined && <Applied progress={progress} isDone={isDone} />}
      </div>
    </Modal>
  );
}

function Applied({ progress, isDone }: { progress: ImportProgress; isDone: boolean }) {
  const { t } = useMessages();
  const { total, applied, refused, refusals } = progress;
  const percent = total === 0 ? 100 : Math.floor(((applied + refused) / total) * 100);
  return (
    <>
      <Progress percent={percent} aria-label={t('import.progress')} />
      <p role="status">{t(isDone ? 'import.done' : 'import.applied', { applied, refused, total })}</p>
      <ProblemTable
        problems={refusals.map(({ line, message }) => ({ line, message, column: '', value: '' }))}
        total={refused}
      />
    </>
  );
}
