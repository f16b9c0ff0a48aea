import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toHalfWidthUpper } from '../../../contract/half-width.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { notify } from '../../../providers/notification.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/choice/segments.tsx';
import { Field } from '../../../ui/field.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { sourceText } from '../../shared/prices/price-origin.ts';
import { sharedSource } from '../../shared/prices/shared-source.ts';
import { useProvince } from '../../shared/province/use-province.ts';
import { batchDraft } from '../../shared/search/batch-draft.ts';
import { fitsHistory } from '../oe-history.ts';
import styles from './batch.module.css';
import { batch } from './batch.ts';
import { BatchExport } from './batch-export.tsx';
import { BatchList } from './batch-list.tsx';
import { BatchSelection } from './batch-selection.tsx';
import { type BatchNumber, lineOf } from './draft.ts';
import { type Job, LISTS, type ListName, type ListRow, listRows, requestedNumbers, resultLists } from './job.ts';
import { onePerNumber, preferredBrand, type SharedBrand, sharedBrands } from './preferred-brand.ts';

const NO_SELECTION: ReadonlySet<string> = new Set();

/** Three lists with their counts: found, likely, not found. */
export function BatchResults({ job, provinceCode }: { job: Job; provinceCode: ProvinceCode }) {
  const { t } = useTranslation('oe-batch');
  const lists = useMemo(() => resultLists(job), [job]);
  const requested = useMemo(() => requestedNumbers(job.request), [job.request]);
  const [chosenList, setChosenList] = useState<ListName | null>(null);
  const [filter, setFilter] = useState('');
  const [selected, setSelected] = useState(NO_SELECTION);
  // The first non-empty list by default.
  const list = chosenList ?? LISTS.find((name) => lists[name].length > 0) ?? 'success';
  const rows = useMemo(() => listRows(lists, list), [lists, list]);
  const visibleRows = useMemo(() => rows.filter((row) => matches(row, filter)), [rows, filter]);
  const brands = useMemo(() => sharedBrands(rows), [rows]);
  const preferred = useStore(preferredBrand);
  const brandId = (brands.find(({ id }) => id === preferred) ?? brands[0])?.id;
  const picks = useMemo(() => onePerNumber(visibleRows, brandId), [visibleRows, brandId]);
  const source = sharedSource(rows.map(({ candidate }) => candidate?.part.price));
  const selectedRows = rows.filter(({ id }) => selected.has(id));
  if (lists.success.length + lists.match.length + lists.fail.length === 0) return null;
  const onList = (name: ListName) => {
    setChosenList(name);
    setSelected(NO_SELECTION);
  };
  const onBrand = (id: number) => {
    preferredBrand.set(id);
    const before = onePerNumber(rows, brandId);
    const after = onePerNumber(rows, id);
    const changes = new Map(before.map((row, index) => [row.id, after[index]?.id ?? row.id]));
    setSelected(new Set([...selected].map((rowId) => changes.get(rowId) ?? rowId)));
  };
  return (
    <section className={panelClass(styles.results, 'roomy')} aria-label={t('results.title')}>
      <div className={styles.resultsHead}>
        <Segments
          legend={t('results.title')}
          name="list"
          options={LISTS.map((name) => [name, `${t(`results.${name}`)} ${lists[name].length}`] as const)}
          value={list}
          onChange={onList}
        />
        <BatchExport job={job} lists={lists} />
      </div>
      {job.state === 'done' && !fitsHistory(job.request.numbers.map(({ oe }) => oe)) && (
        <p className={styles.note} role="status">
          {t('results.notInHistory', { count: job.request.numbers.length })}
        </p>
      )}
      <StaleProvince job={job} provinceCode={provinceCode} source={source} />
      {lists.success.length + lists.match.length === 0 && job.state === 'done' && (
        <p className={styles.note} role="status">
          {t('results.nothing', { count: job.request.numbers.length })}
        </p>
      )}
      <div className={styles.listTools}>
        <p className="quiet">{t(`results.${list}Hint`)}</p>
        {brandId !== undefined && <BrandSelect brands={brands} value={brandId} onChange={onBrand} />}
        {rows.length > 8 && (
          <Field
            label={t('results.filter')}
            isLabelHidden
            placeholder={t('results.filter')}
            type="search"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        )}
        {list === 'fail' && lists.fail.length > 0 && <EditFailed rows={rows} requested={requested} />}
      </div>
      {visibleRows.length === 0 ? (
        <p className={styles.note}>{t(rows.length === 0 ? 'results.empty' : 'results.filteredOut')}</p>
      ) : (
        <BatchList
          key={list}
          name={list}
          rows={visibleRows}
          requested={requested}
          source={source}
          picks={picks}
          selected={selected}
          onSelected={setSelected}
        />
      )}
      {selectedRows.length > 0 && (
        <BatchSelection
          rows={selectedRows}
          requested={requested}
          provinceCode={job.request.provinceCode}
          onDone={() => setSelected(NO_SELECTION)}
        />
      )}
    </section>
  );
}

interface BrandSelectProps {
  brands: readonly SharedBrand[];
  value: number;
  onChange: (id: number) => void;
}

/** The brand that "all" selects where several share a number. */
function BrandSelect({ brands, value, onChange }: BrandSelectProps) {
  const { t } = useTranslation('oe-batch');
  return (
    <label className={styles.brand}>
      <span>{t('results.brand')}</span>
      <select value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {brands.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface StaleProvinceProps {
  job: Job;
  provinceCode: ProvinceCode;
  /** Of the prices of all rows; undefined where they differ. */
  source: string | undefined;
}

/** The price province of the results and their source; offers a new lookup if the province has changed. */
function StaleProvince({ job, provinceCode, source }: StaleProvinceProps) {
  const { t } = useTranslation('oe-batch');
  const { t: tPrices } = useTranslation('prices');
  const { provinces } = useProvince();
  const nameOf = (code: ProvinceCode) => provinces.find((one) => one.provinceCode === code)?.provinceName ?? code;
  const { request } = job;
  const origin = source === undefined ? '' : tPrices('sourceNote', { source: sourceText(tPrices, source) });
  if (request.provinceCode === provinceCode)
    return (
      <p className="quiet">
        {t('results.prices', { province: nameOf(request.provinceCode) })}
        {origin}
      </p>
    );
  return (
    <p className={styles.note} role="status">
      {t('results.otherProvince', { province: nameOf(request.provinceCode) })}
      {origin}{' '}
      <Button variant="link" onClick={() => batch.start({ ...request, provinceCode })}>
        {t('results.again', { province: nameOf(provinceCode) })}
      </Button>
    </p>
  );
}

/** Copies the failed numbers to the input, to be corrected and looked up again. */
function EditFailed({ rows, requested }: { rows: readonly ListRow[]; requested: ReadonlyMap<string, BatchNumber> }) {
  const { t } = useTranslation('oe-batch');
  const correctable = rows.filter(({ reason }) => reason !== 'duplicate');
  if (correctable.length === 0) return null;
  const onEdit = () => {
    const previous = batchDraft.get();
    batchDraft.set(correctable.map(({ oe }) => lineOf(requested.get(oe) ?? { oe, searchOe: '' })).join('\n'));
    notify('success', t('results.restored', { count: correctable.length }), () => batchDraft.set(previous));
    window.scrollTo({ top: 0 });
  };
  return <Button onClick={onEdit}>{t('results.correct', { count: correctable.length })}</Button>;
}

/** Whether the row's numbers and names contain every word of the filter. */
function matches({ oe, candidate }: ListRow, filter: string): boolean {
  if (filter.trim() === '') return true;
  const part = candidate?.part;
  const text = [oe, part?.oe, part?.searchOe, part?.oeName, part?.stdPartName, part?.brandName].join(' ');
  const folded = toHalfWidthUpper(text);
  return toHalfWidthUpper(filter)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
