import { useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import type { Vehicle, VehicleType } from '../../contract/vehicles/schemas.ts';
import { Button } from '../../ui/button.tsx';
import { useMediaQuery } from '../../ui/hooks/use-media-query.ts';
import { Icon } from '../../ui/icon.tsx';
import { LazyBoundary } from '../../ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { TabBoundary } from '../shared/call/tab-boundary.tsx';
import { FitReportHost } from '../shared/fit-report/fit-report-host.tsx';
import { useAddToHistory } from '../shared/history/vehicle-history.ts';
import { links } from '../shared/navigation/paths.ts';
import { useProvinceUrl } from '../shared/province/use-province-url.ts';
import { OTHER_VIN, OtherVin } from '../shared/vehicle/other-vin.tsx';
import { OutOfDateDialog } from '../shared/vehicle/out-of-date-dialog.tsx';
import { createViewer, type Viewer } from './diagram/viewer.ts';
import { FitVehicleContext } from './fit/fit-vehicle.ts';
import { useOeLookup } from './in-vehicle/use-oe-lookup.ts';
import { NARROW } from './layout/breakpoints.ts';
import { useOpeningFocus } from './layout/use-opening-focus.ts';
import { PartsHead } from './parts-head.tsx';
import styles from './parts-screen.module.css';
import { useLinkedCallout } from './selection/use-linked-part.ts';
import { usePartsUrlState } from './selection/use-parts-url-state.ts';
import { TABS, type Tab } from './tabs/tab.ts';
import { TabBar } from './tabs/tab-bar.tsx';
import { tabPanels } from './tabs/tab-panels.tsx';
import { useTab } from './tabs/use-tab.ts';
import { useVehicle } from './use-vehicle.ts';

const NotStored = lazyWithRetry(async () => (await import('./not-stored.tsx')).NotStored);
const FitBar = lazyWithRetry(async () => (await import('./fit/fit-bar.tsx')).FitBar);

interface VehiclePartsProps {
  vehicleId: number;
  vehicleTypeCode: VehicleType;
}

/** Error codes of the vehicle's configuration: the vehicle is of the other class, or no longer in the catalogue. */
const OTHER_CLASS = '200500';
const OUT_OF_DATE = '100100';

/** Tabs with a tree beside the drawing. */
const WITH_TREE: readonly Tab[] = ['tree', 'covtree'];

/** The parts of one vehicle, or the reason why they cannot be shown. */
export function VehicleParts({ vehicleId, vehicleTypeCode }: VehiclePartsProps) {
  const [{ vin }] = usePartsUrlState();
  const vehicle = useVehicle(vehicleId, vehicleTypeCode, vin);
  useAddToHistory(vehicle.data?.vehicle, vin);
  if (vehicle.error?.code === OTHER_CLASS) {
    const other = vehicleTypeCode === 'B' ? 'C' : 'B';
    return <Navigate to={links.parts({ vehicleId, vehicleTypeCode: other, vin })} replace />;
  }
  if (vehicle.error?.code === OTHER_VIN && vin !== undefined) return <OtherVin vin={vin} />;
  if (vehicle.error?.code === OUT_OF_DATE) return <OutOfDateDialog vin={vin} />;
  // Without lookups or consent nothing can be shown: skip all further requests.
  if (vehicle.data === undefined && ['dialog', 'confirm'].includes(vehicle.error?.behaviour ?? ''))
    return <CallFailed error={vehicle.error} onRetry={() => void vehicle.refetch()} />;
  const onRetry = () => void vehicle.refetch();
  const book = (
    <Book
      vehicleId={vehicleId}
      vehicleTypeCode={vehicleTypeCode}
      vehicle={vehicle.data?.vehicle}
      error={vehicle.error}
      onRetry={onRetry}
    />
  );
  if (vehicle.data !== undefined || !vehicle.error?.isUnanswered) return book;
  return (
    <LazyBoundary fallback={book} errorFallback={book}>
      <NotStored onRetry={onRetry}>{book}</NotStored>
    </LazyBoundary>
  );
}

interface BookProps extends VehiclePartsProps {
  /** Undefined while loading and after a failure. */
  vehicle: Vehicle | undefined;
  error: Error | null;
  onRetry(): void;
}

/** Layout of the screen: header, tab bar and the open tab. */
function Book({ vehicleId, vehicleTypeCode, vehicle, error, onRetry }: BookProps) {
  const { t } = useTranslation('parts');
  const panelId = useId();
  const [urlState] = usePartsUrlState();
  const { vin } = urlState;
  const linkedCallout = useLinkedCallout(urlState);
  const { tab, onTab, onOpenHit, onNotFound } = useTab(vehicleTypeCode);
  const [isTreeOverlayOpen, setTreeOverlayOpen] = useState(false);
  const isTreeDocked = !useMediaQuery(NARROW);
  const viewerOf = useViewers();
  const content = useOpeningFocus<HTMLDivElement>();
  useProvinceUrl();
  useOeLookup({ vehicleId, vehicleTypeCode, vin, urlState, onOpenHit, onNotFound });
  const Panel = tabPanels[tab];
  const fitVehicle = useMemo(() => ({ vehicleId, vin }), [vehicleId, vin]);
  return (
    <FitVehicleContext.Provider value={fitVehicle}>
      <div className={styles.screen}>
        <PartsHead
          vehicleId={vehicleId}
          vehicleTypeCode={vehicleTypeCode}
          vin={vin}
          vehicle={vehicle}
          error={error}
          onRetry={onRetry}
          onHit={onOpenHit}
        />
        <TabBar tabs={TABS[vehicleTypeCode]} tab={tab} panelId={panelId} onTab={onTab}>
          {!isTreeDocked && WITH_TREE.includes(tab) && (
            <Button isSmall className={styles.treeButton} onClick={() => setTreeOverlayOpen(true)}>
              <Icon name="tree" size={16} />
              <span>{t('tree.button')}</span>
            </Button>
          )}
        </TabBar>
        <LazyBoundary>
          <FitBar vehicle={fitVehicle} />
        </LazyBoundary>
        <div
          ref={content}
          id={panelId}
          className={styles.tab}
          role="tabpanel"
          aria-labelledby={`${panelId}-${tab}`}
          tabIndex={-1}
        >
          <TabBoundary key={tab} rows={10}>
            <Panel
              vehicleId={vehicleId}
              vehicleTypeCode={vehicleTypeCode}
              vin={vin}
              urlVin={vin}
              vehicle={vehicle}
              viewer={viewerOf(tab)}
              linkedCallout={linkedCallout}
              isTreeOverlayOpen={isTreeOverlayOpen}
              onOpenHit={onOpenHit}
              onTreeClose={() => setTreeOverlayOpen(false)}
            />
          </TabBoundary>
        </div>
        <FitReportHost />
      </div>
    </FitVehicleContext.Provider>
  );
}

/** One viewer per tab: pan and zoom survive a change of tab. */
function useViewers() {
  const viewers = useRef(new Map<Tab, Viewer>());
  return (tab: Tab): Viewer => {
    const viewer = viewers.current.get(tab) ?? createViewer();
    viewers.current.set(tab, viewer);
    return viewer;
  };
}
