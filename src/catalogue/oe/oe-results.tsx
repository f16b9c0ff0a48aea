import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { oeCalls } from '../../contract/oe/calls.ts';
import { oeKey } from '../../contract/oe/oe-number.ts';
import { DEFAULT_PROVINCE } from '../../contract/provinces/rules.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { panelClass } from '../../ui/panel.ts';
import { Skeleton } from '../../ui/state.tsx';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { useProvince } from '../shared/province/use-province.ts';
import { OeByName } from './oe-by-name.tsx';
import { saveSearch } from './oe-history.ts';
import { OeNotFound } from './oe-not-found.tsx';
import styles from './oe-screen.module.css';
import { OeTable } from './oe-table.tsx';
import { isNameOnly } from './oe-text.ts';

/** One row per brand that uses the number; without an exact match, the numbers that begin with it. */
export function OeResults({ oe, typed }: { oe: string; typed: string }) {
  const { t } = useTranslation('oe');
  const { t: common } = useTranslation();
  const { province } = useProvince();
  const { data, error, refetch, isPreviousData } = useCall(
    oeCalls.getPartListByOe,
    { oe, provinceCode: province ?? DEFAULT_PROVINCE },
    { enabled: province !== undefined, keepPreviousData: true },
  );
  const isFound = data !== undefined && !isPreviousData;
  useEffect(() => {
    if (isFound) saveSearch([oe]);
  }, [isFound, oe]);
  if (data === undefined) {
    if (error?.code === '100100' && isNameOnly(oe)) return <OeByName name={oe} />;
    if (error?.code === '100100') return <OeNotFound oe={oe} typed={typed} message={error.message} />;
    if (error !== null) return <CallFailed error={error} onRetry={() => void refetch()} />;
    return <Skeleton label={common('loading')} />;
  }
  const isExact = data.some(({ searchOe }) => searchOe === oeKey(oe));
  const match = data[0]?.match;
  const isPrefix = data.some(({ searchOe }) => searchOe.startsWith(oeKey(oe)));
  return (
    <section className={panelClass(styles.panel, 'roomy')} aria-busy={isPreviousData}>
      <h2>
        {isExact
          ? t('result.exact', { oe: data[0]?.oe, count: data.length })
          : t(match !== undefined ? 'result.near' : isPrefix ? 'result.beginning' : 'result.middle', {
              oe,
              count: data.length,
            })}
      </h2>
      {match !== undefined && <p className="quiet">{t(`match.${match.reason}`, { via: match.via })}</p>}
      <OeTable parts={data} />
    </section>
  );
}
