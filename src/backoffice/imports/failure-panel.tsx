import { Alert, Button } from 'antd';
import { importsCalls } from '../../contract/imports/calls.ts';
import { IMPORT_EDIT_POWER, type ImportFailure } from '../../contract/imports/rules.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { useMessages } from '../messages.ts';
import { usePowers } from '../use-powers.ts';
import type { CatalogueImport } from './catalogue-import.ts';
import { UnreadableFiles } from './columns/unreadable-files.tsx';
import styles from './imports.module.css';
import { problemText } from './problem-text.ts';

interface FailurePanelProps {
  found: CatalogueImport;
  code: ImportFailure;
  onChangeColumns: () => void;
}

/** Why the import failed, and what to do. The live catalogue is as before. */
export function FailurePanel({ found: { importId, tables, failure }, code, onChangeColumns }: FailurePanelProps) {
  const { t, language } = useMessages();
  const canEdit = usePowers().has(IMPORT_EDIT_POWER);
  const again = useAction(() => request(importsCalls.importStart, { importId }), {
    changes: [importsCalls.importGet, importsCalls.importList],
  });
  const readable = tables.some(({ problem }) => problem === undefined);
  // The list below says the same in words.
  const source = failure?.source;
  const isInList = code === 'unreadable' && tables.some(({ problem }) => problem !== undefined);
  const detail =
    source !== undefined
      ? [
          `${source.file} ${problemText(source.problem, language)}`,
          ...(source.line === null ? [] : [t('catalogueImport:refused.line', { line: source.line })]),
        ].join(' · ')
      : isInList
        ? ''
        : (failure?.detail ?? '');
  return (
    <section className={styles.panel}>
      <Alert
        type="error"
        showIcon
        message={t(`catalogueImport:failure.${code}.title`)}
        description={
          <>
            <p>{t(`catalogueImport:failure.${code}.hint`)}</p>
            {detail !== '' && <p>{detail}</p>}
          </>
        }
      />
      <UnreadableFiles tables={tables} />
      {canEdit && (
        <div className={styles.actions}>
          {readable && (
            <Button type="primary" onClick={onChangeColumns}>
              {t('catalogueImport:plan.changeColumns')}
            </Button>
          )}
          <Button loading={again.isBusy} onClick={() => void again.run()}>
            {t('common:action.retry')}
          </Button>
        </div>
      )}
    </section>
  );
}
