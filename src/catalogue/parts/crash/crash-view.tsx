import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { partCalls } from '../../../contract/parts/calls.ts';
import type { CrashPosition } from '../../../contract/parts/schemas.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { useMediaQuery } from '../../../ui/hooks/use-media-query.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { BOOK_STALE_MS } from '../book/book-bodies.ts';
import { GroupedList, ListOverlays } from '../grouped-list/grouped-list.tsx';
import { useGroupedList } from '../grouped-list/use-grouped-list.ts';
import { PHONE, STACKED } from '../layout/breakpoints.ts';
import { Panels } from '../layout/panels.tsx';
import { usePartsUrlState } from '../selection/use-parts-url-state.ts';
import type { TabProps } from '../tabs/tab-props.ts';
import styles from './crash.module.css';
import { CrashVehicle } from './crash-vehicle.tsx';
import { ACCIDENT_NAMES, ACCIDENTS, countsOf, isSameChoice, partsIn, toggleZone, ZONES } from './crash-zones.ts';

/** Parts by crash zone: a vehicle outline to select zones on, and the parts in them. */
export function CrashView(tab: TabProps) {
  const { t } = useTranslation('parts-panels');
  const [{ crash: chosen }, setUrlState] = usePartsUrlState();
  const isPhone = useMediaQuery(PHONE);
  const isStacked = useMediaQuery(STACKED);
  const { data, error, refetch } = useCrashParts(tab);
  const counts = useMemo(() => (data === undefined ? undefined : countsOf(data)), [data]);
  const parts = useMemo(() => partsIn(data ?? [], chosen), [data, chosen]);
  const groupedList = useGroupedList(tab, parts, data);
  const onChoose = (zones: readonly CrashPosition[]) => setUrlState({ crash: zones, part: undefined });
  const isNone = data !== undefined && chosen.length > 0 && parts.length === 0;
  const title = chosen.map((zone) => t(`crash.zone.${zone}`)).join(t('crash.and'));
  return (
    <>
      <Panels
        isPhone={isPhone}
        tree={undefined}
        drawing={
          <div className={styles.side}>
            <Tools chosen={chosen} onChoose={onChoose} />
            <div className={styles.stage}>
              <CrashVehicle
                vehicleTypeCode={tab.vehicleTypeCode}
                chosen={chosen}
                counts={counts}
                isHorizontal={isStacked}
                onPress={(zone) => onChoose(toggleZone(chosen, zone))}
              />
            </div>
          </div>
        }
        list={
          error !== null ? (
            <CallFailed error={error} onRetry={refetch} />
          ) : chosen.length === 0 ? (
            <State icon="car" title={t('crash.choose')}>
              {t('crash.chooseHint')}
            </State>
          ) : data === undefined ? (
            <Skeleton label={t('crash.loading')} rows={8} />
          ) : (
            <GroupedList groupedList={groupedList} title={title} none={t('crash.none')} />
          )
        }
      />
      {isNone && <NoPartsAlert key={chosen.join()} />}
      <ListOverlays tab={tab} groupedList={groupedList} />
    </>
  );
}

/** Fetches all ten zones at once: counts are visible before a selection, and selecting needs no request. */
function useCrashParts({ vehicleId, vin }: TabProps) {
  const body = omitUndefined({ vehicleId, positions: [...ZONES], vin });
  const { data, error, refetch } = useCall(partCalls.getCrashPartList, body, { staleTime: BOOK_STALE_MS });
  // 100100: no parts in any zone. Treat it as an empty list; the message appears when a zone is selected.
  const isEmpty = error instanceof CallError && error.code === '100100';
  const none = useMemo(() => (isEmpty ? [] : undefined), [isEmpty]);
  return { data: data?.partsList ?? none, error: isEmpty ? null : error, refetch };
}

interface ToolsProps {
  chosen: readonly CrashPosition[];
  onChoose(zones: readonly CrashPosition[]): void;
}

function Tools({ chosen, onChoose }: ToolsProps) {
  const { t } = useTranslation('parts-panels');
  return (
    <div className={styles.tools}>
      <h2>{t('crash.title')}</h2>
      {ACCIDENT_NAMES.map((name) => {
        const isChosen = isSameChoice(ACCIDENTS[name], chosen);
        return (
          <button
            key={name}
            type="button"
            className={styles.chip}
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? [] : zonesOf(name))}
          >
            {t(`crash.accident.${name}`)}
          </button>
        );
      })}
      <Button variant="link" disabled={chosen.length === 0} onClick={() => onChoose([])}>
        {t('crash.clear')}
      </Button>
    </div>
  );
}

function zonesOf(name: keyof typeof ACCIDENTS): CrashPosition[] {
  const zones: readonly CrashPosition[] = ACCIDENTS[name];
  return ZONES.filter((zone) => zones.includes(zone));
}

/** Alert that the selected zones have no parts, once per selection. */
function NoPartsAlert() {
  const { t } = useTranslation('parts-panels');
  const { t: common } = useTranslation();
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  const onClose = () => setOpen(false);
  return (
    <Dialog
      title={t('crash.alert')}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('crash.ok')}
        </Button>
      }
    >
      <p role="alert">{t('crash.none')}</p>
    </Dialog>
  );
}
