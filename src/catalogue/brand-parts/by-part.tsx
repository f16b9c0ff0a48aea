import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { brandPartCalls } from '../../contract/brand-parts/calls.ts';
import { isTooShortToSearch, SEARCH_LETTERS_MIN } from '../../contract/brand-parts/rules.ts';
import { BrandSearchBy } from '../../contract/brand-parts/schemas.ts';
import { omitUndefined } from '../../contract/omit-undefined.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { type SetUrlState, useUrlState } from '../../providers/url-state/use-url-state.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useSyncedInput } from '../../ui/hooks/use-synced-input.ts';
import { panelClass } from '../../ui/panel.ts';
import { screenClass } from '../../ui/screen.ts';
import { State } from '../../ui/state.tsx';
import { PagedList } from '../shared/list/paged-list.tsx';
import { sharedSource } from '../shared/prices/shared-source.ts';
import styles from './brand-part-screen.module.css';
import { type BrandPartState, brandPartState, offerClasses } from './brand-part-state.ts';
import { OffersExport } from './offers-export.tsx';
import { OffersTable } from './offers-table.tsx';
import { useOffersNote } from './use-offers-note.ts';

const PAGE_SIZE = 50;

/** Aftermarket parts by number, brand or name, independent of a vehicle. */
export function ByPart() {
  const { t } = useTranslation('brand-parts');
  const [state, setState] = useUrlState(brandPartState);
  return (
    <div className={screenClass(styles.screen)}>
      <h1>{t('title')}</h1>
      <PartForm q={state.q} onSearch={(q) => setState({ q, as: undefined })} />
      {findProblem(state.q) === undefined && <Results state={state} onChange={setState} />}
    </div>
  );
}

function findProblem(text: string): 'empty' | 'tooShort' | undefined {
  if (text === '') return 'empty';
  return isTooShortToSearch(text) ? 'tooShort' : undefined;
}

function PartForm({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { t } = useTranslation('brand-parts');
  const [text, setText] = useSyncedInput(q);
  const [problem, setProblem] = useSyncedInput(q === '' ? undefined : findProblem(q), q);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const search = text.trim();
    const found = findProblem(search);
    setProblem(found);
    if (found === undefined) onSearch(search);
  };
  return (
    <form role="search" className={styles.search} onSubmit={submit} noValidate>
      <Field
        label={t('part.label')}
        hint={t('part.hint')}
        error={problem && t(`part.${problem}`, { min: SEARCH_LETTERS_MIN })}
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
  state: BrandPartState;
  onChange: SetUrlState<BrandPartState>;
}

function Results({ state, onChange }: ResultsProps) {
  const { t } = useTranslation('brand-parts');
  const noteOf = useOffersNote();
  const { q, as, partClass, sort, isDescending, page } = state;
  const query = useCall(
    brandPartCalls.searchBrandParts,
    {
      text: q,
      pageNum: page,
      pageSize: PAGE_SIZE,
      sortBy: sort,
      orderBy: isDescending ? 'desc' : 'asc',
      ...omitUndefined({ by: as, partClass }),
    },
    { keepPreviousData: true },
  );
  const noMatch = (
    <State
      icon="search"
      title={query.error?.message ?? ''}
      actions={<Button onClick={() => onChange({ as: undefined, partClass: undefined })}>{t('part.searchAll')}</Button>}
    >
      {t('part.none')}
    </State>
  );
  return (
    <section className={panelClass(styles.panel)} aria-busy={query.isPreviousData}>
      <div className={styles.filters}>
        <Segment
          name="as"
          value={as ?? query.data?.by}
          options={BrandSearchBy.options}
          onChoose={(value) => onChange({ as: value })}
        />
        <Segment
          name="class"
          value={partClass}
          options={offerClasses}
          onChoose={(value) => onChange({ partClass: value === partClass ? undefined : value })}
        />
      </div>
      {query.error?.code === '100100' ? (
        noMatch
      ) : (
        <PagedList
          query={query}
          page={page}
          pageSize={PAGE_SIZE}
          onPage={(next, options) => onChange({ page: next }, options)}
          empty={null}
          skeletonRows={8}
        >
          {({ rows, total, by }) => (
            <>
              <div className={styles.summary}>
                <p className="quiet" aria-live="polite">
                  {t('count', { count: total })} · {t(`foundBy.${by}`, { q })} · {noteOf(sharedSource(rows))}
                </p>
                <OffersExport offers={rows} name={q} />
              </div>
              <OffersTable offers={rows} source={sharedSource(rows)} state={state} onSort={onChange} />
            </>
          )}
        </PagedList>
      )}
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
