import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { partCalls } from '../../../contract/parts/calls.ts';
import type { PartHit } from '../../../contract/parts/schemas.ts';
import { looksLikeVin } from '../../../contract/vehicles/vin.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useDebouncedValue } from '../../../ui/hooks/use-debounced-value.ts';
import { useStableCallback } from '../../../ui/hooks/use-stable-callback.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { links } from '../../shared/navigation/paths.ts';
import { fitReason } from '../table/fit-text.ts';
import { lineKey } from '../table/rows.ts';
import { absentPartOf, LazyAbsentPart } from './lazy-absent-part.tsx';
import styles from './part-search.module.css';
import { trackPick, trackSearch } from './search-tracking.ts';

const DEBOUNCE_MS = 250;

interface PartSearchProps {
  vehicleId: number;
  vin: string | undefined;
  onChoose(hit: PartHit): void;
}

/** Search as you type for parts of this vehicle by name, slang, pinyin or number. */
export function PartSearch({ vehicleId, vin, onChoose }: PartSearchProps) {
  const { t } = useTranslation('parts');
  const navigate = useNavigate();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  // Enter searches at once and picks the first hit of exactly this text when the response arrives.
  const [submitted, setSubmitted] = useState('');
  const debounced = useDebouncedValue(text.trim(), DEBOUNCE_MS);
  const query = submitted === '' ? debounced : submitted;
  const close = () => {
    setOpen(false);
    setSubmitted('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const hits = [...(box.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])];
    const at = hits.findIndex((hit) => hit.matches(':focus'));
    if (event.key === 'Escape') {
      close();
      box.current?.querySelector('input')?.focus();
    } else if (event.key === 'ArrowDown') hits[Math.min(hits.length - 1, at + 1)]?.focus();
    else if (event.key === 'ArrowUp') (at > 0 ? hits[at - 1] : box.current?.querySelector('input'))?.focus();
    else return;
    event.preventDefault();
  };
  return (
    // Keys on the focused input or hit bubble up to here; the search role belongs to the form alone.
    // biome-ignore lint/a11y/noStaticElementInteractions: not a control itself
    <div
      ref={box}
      className={styles.search}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget)) close();
      }}
    >
      <form
        role="search"
        aria-label={t('find.label')}
        onSubmit={(event) => {
          event.preventDefault();
          // The next vehicle, typed where "/" leads.
          if (looksLikeVin(text)) return void navigate(links.vehicle({ q: text.trim(), by: 'vin' }));
          setSubmitted(text.trim());
          setOpen(true);
        }}
      >
        <label htmlFor={id} className="unseen">
          {t('find.label')}
        </label>
        <span className={styles.icon}>
          <Icon name="search" size={16} />
        </span>
        <input
          id={id}
          type="search"
          className={styles.input}
          value={text}
          maxLength={60}
          placeholder={t('find.placeholder')}
          autoComplete="off"
          spellCheck={false}
          aria-keyshortcuts="/"
          onFocus={() => setOpen(true)}
          onChange={(event) => {
            setText(event.target.value);
            setSubmitted('');
            setOpen(true);
          }}
        />
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      </form>
      {isOpen && query !== '' && (
        <div className={styles.results}>
          <Hits
            body={omitUndefined({ vehicleId, text: query, vin })}
            shouldPickFirst={submitted !== ''}
            onClose={close}
            onChoose={(hit) => {
              close();
              onChoose(hit);
            }}
          />
        </div>
      )}
    </div>
  );
}

interface HitsProps {
  body: { vehicleId: number; text: string; vin?: string };
  /** Picks the first hit as soon as it is loaded, unless it is only similar. */
  shouldPickFirst: boolean;
  onChoose(hit: PartHit): void;
  onClose(): void;
}

function Hits({ body, shouldPickFirst, onChoose, onClose }: HitsProps) {
  const { t } = useTranslation('parts');
  const { t: common } = useTranslation();
  const { data, error, refetch } = useCall(partCalls.searchPartByNameOrOe, body);
  const hits = data ?? [];
  const absent = absentPartOf(error);
  const isNone = error instanceof CallError && error.code === '100100';
  const found = isNone || absent !== undefined ? 0 : data?.length;
  useSearchTracking(body, found);
  const choose = useStableCallback((hit: PartHit) => {
    trackPick({ ...body, found: found ?? 0 }, hit);
    onChoose(hit);
  });
  const best = shouldPickFirst && error === null ? hits[0] : undefined;
  // A similar name may be another part: the user has to choose it.
  const first = best?.rule === 'oneEdit' || best?.rule === 'within' ? undefined : best;
  useEffect(() => {
    if (first !== undefined) choose(first);
  }, [first, choose]);
  if (absent !== undefined) return <LazyAbsentPart part={absent} onOpen={onClose} />;
  if (isNone)
    return (
      <div className={styles.none} role="status">
        <strong>{t('find.none', { text: body.text })}</strong>
        <p>{t('find.noneHint')}</p>
      </div>
    );
  if (error !== null) return <CallFailed error={error} onRetry={refetch} />;
  if (data === undefined) return <Skeleton label={common('loading')} rows={3} />;
  return (
    <>
      <p className={styles.count} role="status">
        {t('find.count', { count: hits.length })}
      </p>
      <ul>
        {hits.map((hit) => (
          <li key={`${hit.vehAssyId}/${lineKey(hit.part)}`}>
            <button type="button" data-hit="" className={styles.hit} onClick={() => choose(hit)}>
              <span className={styles.name}>
                <strong>{hit.part.stdPartName}</strong>
                <span className={styles.rule}>{t(`rule.${hit.rule}`)}</span>
              </span>
              <span className="oe">{hit.part.oe}</span>
              <span className="quiet">
                {hit.assemblyName} · {t('find.callout', { callout: hit.part.orderNo })}
                {hit.part.partRemark !== '' && ` · ${hit.part.partRemark}`}
              </span>
              {hit.part.fit.grade !== 'fits' && <span className={styles.misfit}>{fitReason(hit.part.fit)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Only texts that stay unchanged this long are tracked, not the prefixes typed on the way. */
const TRACK_DELAY_MS = 1_500;

function useSearchTracking({ vehicleId, text }: HitsProps['body'], found: number | undefined): void {
  useEffect(() => {
    if (found === undefined) return;
    const timer = setTimeout(() => trackSearch({ vehicleId, text, found }), TRACK_DELAY_MS);
    return () => clearTimeout(timer);
  }, [found, vehicleId, text]);
}
