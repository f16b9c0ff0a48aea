import { useOne } from '@refinedev/core';
import { Alert, Button, Descriptions, Grid } from 'antd';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { Skeleton } from '../../ui/state.tsx';
import { Failed } from '../failed.tsx';
import { fieldText } from '../fields/field-text.ts';
import { recordName } from '../fields/references.ts';
import { useReferences } from '../fields/use-references.ts';
import { useDeletion } from '../list/use-deletion.ts';
import type { Resource, Row } from '../resource.ts';
import { useLock } from '../use-lock.ts';
import { useMay } from '../use-may.ts';
import { useWords } from '../words.ts';
import { PageHead } from './page-head.tsx';
import styles from './show.module.css';

/** A record, all its fields. */
export function ShowPage({ resource }: { resource: Resource }) {
  const words = useWords();
  const id = Number(useParams().id);
  const { data, error, refetch } = useOne<Row>({ resource: resource.name, id, errorNotification: false });
  const row = data?.data;
  if (row === undefined) {
    return (
      <>
        <PageHead resource={resource} title={words.t(`${resource.name}:title`)} />
        {error === null ? (
          <Skeleton label={words.t('common:loading')} />
        ) : (
          <Failed error={error} onRetry={() => refetch()} />
        )}
      </>
    );
  }
  return <ShownRecord resource={resource} row={row} />;
}

function ShownRecord({ resource, row }: { resource: Resource; row: Row }) {
  const words = useWords();
  const { t } = words;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { mayEdit, mayDelete } = useMay(resource);
  const lock = useLock(resource)(row);
  const deletion = useDeletion(resource);
  const { sm: isWide = false } = Grid.useBreakpoint();
  const fields = Object.keys(resource.crud.item.shape);
  const { names } = useReferences(resource, fields);
  const id = Number(row[resource.crud.id]);
  const name = recordName(resource, row, words);
  const remove = async () => {
    if ((await deletion([{ id, name }])).length > 0) navigate(resource.path);
  };
  return (
    <>
      <PageHead resource={resource} title={name}>
        {mayEdit && lock === undefined && (
          <Button type="primary" onClick={() => navigate(`${resource.path}/edit/${id}`, { state: { from: pathname } })}>
            {t('common:action.edit')}
          </Button>
        )}
        {mayDelete && lock === undefined && (
          <Button danger onClick={remove}>
            {t('common:action.delete')}
          </Button>
        )}
      </PageHead>
      {lock !== undefined && <Alert type="info" showIcon message={lock} className={styles.lock ?? ''} />}
      <Descriptions
        bordered
        column={1}
        layout={isWide ? 'horizontal' : 'vertical'}
        className={styles.record ?? ''}
        items={fields.map((field) => ({
          key: field,
          label: t(`${resource.name}:field.${field}`),
          children: <span className={styles.text}>{fieldText(resource, field, { row, words, names }) || '—'}</span>,
        }))}
      />
    </>
  );
}
