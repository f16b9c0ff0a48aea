import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toHalfWidthUpper } from '../../../contract/half-width.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { notify } from '../../../providers/notification.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { useProvince } from '../../shared/province/use-province.ts';
import { batchDraft } from '../../shared/search/batch-draft.ts';
import { isShortEnough } from '../oe-history.ts';
import styles from './batch.module.css';
import { batch } from './batch.ts';
import { BatchExport } from './batch-export.tsx';
import { BatchList } from './batch-list.tsx';
import { BatchSelection } from './batch-selection.tsx';
import { type Job, LISTS, type ListName, type ListRow, listsOf, rowsOf } from './job.ts';

const NONE: ReadonlySet<string> = new Set();

/** What was found, what it may mean, and what failed: three lists, each with its count. */
export function BatchResults({ job, provinceCode }: { job: Job; provinceCode: ProvinceCode }) {
  const { t } = useTranslation('oe-batch');
  const lists = useMemo(() => listsOf(job), [job]);
  const [wanted, setWanted] = useState<ListName | null>(null);
  const [typed, setTyped] = useState('');
  const [selected, setSelected] = useState(NONE);
  // Until the user says otherwise, the first list with something in it.
  const shown = wanted ?? LISTS.find((name) => lists[name].length > 0) ?? 'success';
  const rows = useMemo(() => rowsOf(lists, shown), [lists, shown]);
  const seen = useMemo(() => rows.filter((row) => hasText(row, typed)), [rows, typed]);
  const chosen = rows.filter(({ id }) => selected.has(id));
  if (lists.success.length + lists.match.length + lists.fail.length === 0) return null;
  const onList = (name: ListName) => {
    setWanted(name);
    setSelected(NONE);
  };
  return (
    <section className={panelClass(styles.results, 'roomy')} aria-label={t('results.title')}>
      <div className={styles.resultsHead}>
        <div className={styles.lists} role="group" aria-label={t('results.title')}>
          {LISTS.map((name) => (
            <Button key={name} aria-pressed={name === shown} onClick={() => onList(name)}>
              {t(`results.${name}`)} <span className={styles.count}>{lists[name].length}</span>
            </Button>
          ))}
        </div>
        <BatchExport job={job} lists={lists} />
      </div>
      {job.state === 'done' && !isShortEnough(job.order.numbers.map(({ oe }) => oe)) && (
        <p className={styles.note} role="status">
          {t('results.notKept', { count: job.order.numbers.length })}
        </p>
      )}
      <StaleProvince job={job} provinceCode={provinceCode} />
      {lists.success.length + lists.match.length === 0 && job.state === 'done' && (
        <p className={styles.note} role="status">
          {t('results.nothing', { count: job.order.numbers.length })}
        </p>
      )}
      <div className={styles.listTools}>
        <p className="quiet">{t(`results.${shown}Hint`)}</p>
        {rows.length > 8 && (
          <Field
            label={t('results.filter')}
            isLabelUnseen
            placeholder={t('results.filter')}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        {shown === 'fail' && lists.fail.length > 0 && <BackToBox rows={rows} />}
      </div>
      {seen.length === 0 ? (
        <p className={styles.note}>{t(rows.length === 0 ? 'results.empty' : 'results.filteredOut')}</p>
      ) : (
        <BatchList key={shown} name={shown} rows={seen} selected={selected} onSelected={setSelected} />
      )}
      {chosen.length > 0 && (
        <BatchSelection rows={chosen} provinceCode={job.order.provinceCode} onDone={() => setSelected(NONE)} />
      )}
    </section>
  );
}

/** Prices are of the province that they were asked for. */
function StaleProvince({ job, provinceCode }: { job: Job; provinceCode: ProvinceCode }) {
  const { t } = useTranslation('oe-batch');
  const { provinces } = useProvince();
  const nameOf = (code: ProvinceCode) => provinces.find((one) => one.provinceCode === code)?.provinceName ?? code;
  const { order } = job;
  if (order.provinceCode === provinceCode)
    return <p className="quiet">{t('results.prices', { province: nameOf(order.provinceCode) })}</p>;
  return (
    <p className={styles.note} role="status">
      {t('results.otherProvince', { province: nameOf(order.provinceCode) })}{' '}
      <Button variant="link" onClick={() => batch.start({ ...order, provinceCode })}>
        {t('results.again', { province: nameOf(provinceCode) })}
      </Button>
    </p>
  );
}

/** Puts what failed into the box, to be mended and looked up again. */
function BackToBox({ rows }: { rows: readonly ListRow[] }) {
  const { t } = useTranslation('oe-batch');
  const mendable = rows.filter(({ reason }) => reason !== 'duplicate');
  if (mendable.length === 0) return null;
  const onBack = () => {
    const before = batchDraft.get();
    batchDraft.set(mendable.map(({ oe }) => oe).join('\n'));
    notify('success', t('results.putBack', { count: mendable.length }), () => batchDraft.set(before));
    window.scrollTo({ top: 0 });
  };
  return <Button onClick={onBack}>{t('results.mend', { count: mendable.length })}</Button>;
}

/** Whether a line has every typed word in what was typed for it or found. */
function hasText({ oe, candidate }: ListRow, typed: string): boolean {
  if (typed.trim() === '') return true;
  const part = candidate?.part;
  const text = [oe, part?.oe, part?.searchOe, part?.oeName, part?.stdPartName, part?.brandName].join(' ');
  const folded = toHalfWidthUpper(text);
  return toHalfWidthUpper(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
