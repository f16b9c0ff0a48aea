import { Button, Pagination, Select } from 'antd';
import { useState } from 'react';
import { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import type { Interface } from '../../../contract/api-services/interfaces/interface-schemas.ts';
import type { ResultOf } from '../../../contract/call.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Spinner } from '../../../ui/state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { LoadError } from '../../load-error.tsx';
import { useMessages } from '../../messages.ts';
import { ChangeTable } from './change-table.tsx';
import styles from './versions.module.css';

type Version = ResultOf<typeof interfaceCalls.versionDocs>['rows'][number];

const PAGE_SIZE = 10;
/** In the lists of versions to compare: the definition as the editor has it. */
const DRAFT = 0;

/** The published versions of an interface, and what differs between any two. */
export function VersionsTab({ shown: { interfaceId, code, version: last, hasChanges } }: { shown: Interface }) {
  const { t } = useMessages();
  const newest = last ?? 1;
  const [page, setPage] = useState(1);
  const [from, setFrom] = useState(hasChanges ? newest : Math.max(1, newest - 1));
  const [to, setTo] = useState(hasChanges ? DRAFT : newest);
  const versions = Array.from({ length: newest }, (_, index) => newest - index);
  const options = [DRAFT, ...versions].map((value) => ({
    value,
    label: value === DRAFT ? t('apiInterface:versions.draft') : `v${value}`,
  }));
  const list = useCall(
    interfaceCalls.versionDocs,
    { pageNum: page, pageSize: PAGE_SIZE, filters: { code } },
    { keepPreviousData: true, staleTime: 0 },
  );
  const diff = useCall(
    interfaceCalls.interfaceDiff,
    { interfaceId, from, to: to === DRAFT ? null : to },
    { keepPreviousData: true, staleTime: 0 },
  );
  return (
    <div className={styles.versions}>
      <section className={styles.version} aria-labelledby="versions-compare">
        <h2 id="versions-compare">{t('apiInterface:versions.compare')}</h2>
        <div className={styles.choice}>
          <Select<number>
            aria-label={t('apiInterface:versions.from')}
            value={from}
            options={options.filter(({ value }) => value !== DRAFT)}
            onChange={setFrom}
          />
          <span aria-hidden>→</span>
          <Select<number> aria-label={t('apiInterface:versions.to')} value={to} options={options} onChange={setTo} />
        </div>
        {diff.data === undefined && diff.error !== null && (
          <LoadError error={diff.error} onRetry={() => diff.refetch()} />
        )}
        {diff.data !== undefined && <ChangeTable changes={diff.data.changes} />}
      </section>
      {list.data === undefined && list.error !== null && (
        <LoadError error={list.error} onRetry={() => list.refetch()} />
      )}
      {list.data === undefined && list.error === null && <Spinner label={t('common:loading')} />}
      {list.data?.rows.map((version) => (
        <PublishedVersion key={version.version} version={version} />
      ))}
      {list.data !== undefined && list.data.total > PAGE_SIZE && (
        <Pagination
          current={page}
          pageSize={PAGE_SIZE}
          total={list.data.total}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </div>
  );
}

function PublishedVersion({ version: published }: { version: Version }) {
  const { t, language } = useMessages();
  const { version, publishedAt, publishedBy, notes, notesEn, isBreaking, changes } = published;
  const [isOpen, setOpen] = useState(false);
  const time = formatDateTime(publishedAt, language, 'short');
  const text = inLanguage(language, notes, notesEn);
  return (
    <article className={styles.version} aria-labelledby={`version-${version}`}>
      <div className={styles.line}>
        <h3 id={`version-${version}`}>{`v${version}`}</h3>
        {isBreaking && <Tag variant="bad">{t('apiInterface:diff.breaking')}</Tag>}
        <span className="quiet">
          {publishedBy === ''
            ? t('apiInterface:versions.withProduct', { time })
            : t('apiInterface:versions.by', { time, name: publishedBy })}
        </span>
      </div>
      <p className={styles.notes}>{text || t('apiInterface:versions.noNotes')}</p>
      {changes.length > 0 && version > 1 && (
        <>
          <div>
            <Button
              size="small"
              aria-expanded={isOpen}
              aria-label={t('apiInterface:versions.changesOf', { version })}
              onClick={() => setOpen(!isOpen)}
            >
              {t('apiInterface:versions.changes', { count: changes.length })}
            </Button>
          </div>
          {isOpen && <ChangeTable changes={changes} />}
        </>
      )}
    </article>
  );
}
