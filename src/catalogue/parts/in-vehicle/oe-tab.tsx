import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DEFAULT_PROVINCE } from '../../../contract/provinces/rules.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { links } from '../../shared/navigation/paths.ts';
import { useProvince } from '../../shared/province/use-province.ts';
import { absentPartOf, LazyAbsentPart } from '../find/lazy-absent-part.tsx';
import { usePartsUrlState } from '../selection/use-parts-url-state.ts';
import type { TabProps } from '../tabs/tab-props.ts';
import { HitList } from './hit-list.tsx';
import styles from './oe-tab.module.css';
import { searchInVehicle, type VehicleHit } from './search-in-vehicle.ts';

/** Searches a number or name in this vehicle, with a link to the search in the whole catalogue. */
export function OeTab(props: TabProps) {
  const { t } = useTranslation('parts');
  const [{ find }, setUrlState] = usePartsUrlState();
  const [text, setText] = useState(find);
  const [syncedFind, setSyncedFind] = useState(find);
  // Follow the URL when it changes, for example by the back button.
  if (syncedFind !== find) {
    setSyncedFind(find);
    setText(find);
  }
  return (
    <div className={styles.tab}>
      <form
        role="search"
        aria-label={t('inVehicle.label')}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setUrlState({ find: text.trim() }, 'push');
        }}
      >
        <Field
          label={t('inVehicle.label')}
          hint={t('inVehicle.hint')}
          type="search"
          value={text}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="primary" disabled={text.trim() === ''}>
          {t('inVehicle.action')}
        </Button>
      </form>
      {find !== '' && <Results {...props} text={find} />}
      <p className={styles.whole}>
        <Link to={links.oe(find === '' ? undefined : find)}>{t('inVehicle.wholeCatalogue')}</Link>
      </p>
    </div>
  );
}

function Results(props: TabProps & { text: string }) {
  const { vehicleId, vehicleTypeCode, vin, text, onOpenHit } = props;
  const { t } = useTranslation('parts');
  const { t: common } = useTranslation();
  const [{ isMakerStructure }] = usePartsUrlState();
  const { province = DEFAULT_PROVINCE } = useProvince();
  const locale = useStore(language);
  const query = { vehicleId, vehicleTypeCode, vin, isMakerStructure, provinceCode: province, text };
  const { data, error, refetch } = useQuery<VehicleHit[], CallError>({
    queryKey: ['searchInVehicle', locale, query],
    queryFn: ({ signal }) => searchInVehicle(query, signal),
  });
  const absent = absentPartOf(error);
  if (absent !== undefined) return <LazyAbsentPart part={absent} />;
  if (error instanceof CallError && error.code === '100100')
    return (
      <State icon="search" title={t('find.none', { text })}>
        {t('inVehicle.none')}
      </State>
    );
  if (error !== null) return <CallFailed error={error} onRetry={refetch} />;
  if (data === undefined) return <Skeleton label={common('loading')} rows={4} />;
  return <HitList hits={data} find={text} vehicle={props.vehicle} urlVin={props.urlVin} onOpenHit={onOpenHit} />;
}
