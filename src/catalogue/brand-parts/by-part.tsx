import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { brandPartCalls } from '../../contract/brand-parts/calls.ts';
import { BrandSearchBy } from '../../contract/brand-parts/schemas.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useSyncedInput } from '../../ui/hooks/use-synced-input.ts';
import { panelClass } from '../../ui/panel.ts';
import { screenClass } from '../../ui/screen.ts';
import { Skeleton, State } from '../../ui/state.tsx';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { Pager } from '../shared/list/pager.tsx';
import { type BrandPartPlace, queryOfBrandPart } from './brand-part-place.ts';
import styles from './brand-part-screen.module.css';
import { ExportOffers } from './export-offers.tsx';
import { OffersTable } from './offers-table.tsx';
import { usePlace } from './use-place.ts';

const PAGE_SIZE = 50;

/** Aftermarket parts by their number, brand or name, whatever the vehicle. */
export function ByPart() {
  const { t } = useTranslation('brand-parts');
  const [place, go] = usePlace();
  return (
    <div className={screenClass(styles.screen)}>
      <h1>{t('title')}</h1>
      <PartForm place={place} onSearch={(q) => go({ q, as: undefined })} />
      {place.q !== '' && <Results place={place} onChange={go} />}
    </div>
  );
}

function PartForm({ place: { q }, onSearch }: { place: BrandPartPlace; onSearch: (q: string) => void }) {
  const { t } = useTranslation('brand-parts');
  const [text, setText] = useSyncedInput(q);
  const [isEmpty, setEmpty] = useSyncedInput(false, q);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(text.trim() === '');
    if (text.trim() !== '') onSearch(text.trim());
  };
  return (
    <form role="search" className={styles.search} onSubmit={submit} noValidate>
      <Field
        label={t('part.label')}
        hint={t('part.hint')}
        error={isEmpty ? t('part.empty') : undefined}
        value={text}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <Button variant="primary" type="submit">
        {t('search')}
      </Button>
    </form>
  );
}

interface ResultsProps {
  place: BrandPartPlace;
  onChange: (change: Partial<BrandPartPlace>) => void;
}

function Results({ place, onChange }: ResultsProps) {
  const { t } = useTranslation('brand-parts');
  const { t: common } = useTranslation();
  const { q, as, partClass, sort, isDown, page } = place;
  const { data, error, refetch, isPreviousData } = useCall(
    brandPartCalls.searchBrandParts,
    {
      text: q,
      pageNum: page,
      pageSize: PAGE_SIZE,
      sortBy: sort,
      orderBy: isDown ? 'desc' : 'asc',
      ...(as !== undefined && { by: as }),
      ...(partClass !== undefined && { partClass }),
    },
    { keepPreviousData: true },
  );
  const filters = (
    <div className={styles.filters}>
      <Segment
        name="as"
        value={as ?? data?.by}
        options={BrandSearchBy.options}
        onChoose={(value) => onChange({ as: value })}
      />
      <Segment
        name="class"
        value={partClass}
        options={['equivalent', 'used', 'remanufactured'] as const}
        onChoose={(value) => onChange({ partClass: value === partClass ? undefined : value })}
      />
    </div>
  );
  if (error?.code === '100100') {
    return (
      <section className={panelClass(styles.panel)}>
        {filters}
        <State
          icon="search"
          title={error.message}
          actions={
            <Button onClick={() => onChange({ as: undefined, partClass: undefined })}>{t('part.anyWay')}</Button>
          }
        >
          {t('part.none')}
        </State>
      </section>
    );
  }
  if (data === undefined) {
    if (error !== null) return <CallFailed error={error} onRetry={() => void refetch()} />;
    return <Skeleton label={common('loading')} rows={8} />;
  }
  const last = Math.max(1, Math.ceil(data.total / PAGE_SIZE));
  // The link is an old one.
  if (page > last && !isPreviousData) {
    return <Navigate to={{ search: String(queryOfBrandPart({ ...place, page: last })) }} replace />;
  }
  return (
    <section className={panelClass(styles.panel)} aria-busy={isPreviousData}>
      {filters}
      <div className={styles.summary}>
        <p className="quiet" aria-live="polite">
          {t('count', { count: data.total })} · {t(`foundBy.${data.by}`, { q })} · {t('note')}
        </p>
        <ExportOffers offers={data.rows} name={q} />
      </div>
      <OffersTable offers={data.rows} place={place} onSort={onChange} />
      <Pager page={page} last={last} onPage={(next) => onChange({ page: next })} />
    </section>
  );
}

interface SegmentProps<Value extends string> {
  name: 'as' | 'class';
  value: Value | undefined;
  options: readonly Value[];
  onChoose: (value: Value) => void;
}

function Segment<Value extends string>({ name, value, options, onChoose }: SegmentProps<Value>) {
  const { t } = useTranslation('brand-parts');
  return (
    <fieldset className={styles.segment}>
      <legend className="unseen">{t(`filter.${name}`)}</legend>
      {options.map((option) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChoose(option)}>
          {t(`${name}.${option}`)}
        </button>
      ))}
    </fieldset>
  );
}
