import { Input, Segmented } from 'antd';
import { useState } from 'react';
import { vehicleCalls } from '../../contract/vehicles/calls.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { useMessages } from '../messages.ts';
import { DrillDown } from './drill-down.tsx';
import { guessSearchWay, type SearchWay, useVehicleSearch } from './use-vehicle-search.ts';
import { VehicleChoices } from './vehicle-choices.tsx';
import styles from './vin-requests.module.css';

const ways: readonly SearchWay[] = ['name', 'announcement', 'fgwCode', 'vin'];

interface VehiclePickerProps {
  vin: string;
  isBusy: boolean;
  onBind: (vehicleId: number) => void;
}

/** Finds the vehicle of a VIN by the searches of the storefront or by drill-down. */
export function VehiclePicker({ vin, isBusy, onBind }: VehiclePickerProps) {
  const { t } = useMessages();
  const { data: checked } = useCall(vehicleCalls.checkVin, { vin });
  const [mode, setMode] = useState<'search' | 'drillDown'>('search');
  return (
    <div className={styles.picker}>
      <Segmented
        value={mode}
        onChange={setMode}
        options={(['search', 'drillDown'] as const).map((value) => ({ value, label: t(`task:picker.${value}`) }))}
      />
      {mode === 'search' ? (
        <Search key={checked?.maker ?? ''} start={brandOf(checked?.maker ?? '')} isBusy={isBusy} onBind={onBind} />
      ) : (
        <DrillDown isBusy={isBusy} onBind={onBind} />
      )}
    </div>
  );
}

/** A maker's name without its region, as brands are called: 丰田（北美）, Toyota North America. */
function brandOf(maker: string): string {
  return maker.replace(/\s*(（.*）|\(.*\)|North America)$/, '');
}

interface SearchProps {
  /** The initial text: the maker according to the VIN, if known. */
  start: string;
  isBusy: boolean;
  onBind: (vehicleId: number) => void;
}

function Search({ start, isBusy, onBind }: SearchProps) {
  const { t } = useMessages();
  const [text, setText] = useState(start);
  const [submitted, setSubmitted] = useState<{ text: string; way: SearchWay }>({ text: '', way: 'name' });
  const query = useVehicleSearch(submitted.text, submitted.way);
  const onSearch = (text: string) => setSubmitted({ text: text.trim(), way: guessSearchWay(text.trim()) });
  return (
    <>
      <Input.Search
        value={text}
        maxLength={80}
        allowClear
        enterButton={t('common:action.search')}
        aria-label={t('task:picker.label')}
        placeholder={t('task:picker.label')}
        onChange={(event) => setText(event.target.value)}
        onSearch={onSearch}
      />
      {submitted.text !== '' && (
        <>
          <Segmented
            size="small"
            value={submitted.way}
            onChange={(way) => setSubmitted({ ...submitted, way })}
            options={ways.map((value) => ({ value, label: t(`task:picker.way.${value}`) }))}
          />
          <VehicleChoices
            result={query.data}
            error={query.error}
            isLoading={query.isFetching && query.data === undefined}
            isBusy={isBusy}
            onRetry={() => void query.refetch()}
            onBind={onBind}
          />
        </>
      )}
    </>
  );
}
