import { Segmented, Select } from 'antd';
import { useState } from 'react';
import { commercialDrillDown, passengerDrillDown } from '../../contract/vehicles/drill-down.ts';
import type { VehicleType } from '../../contract/vehicles/schemas.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { useMessages } from '../messages.ts';
import { VehicleChoices } from './vehicle-choices.tsx';
import styles from './vin-requests.module.css';

interface Chosen {
  type: VehicleType;
  letter?: string;
  brandId?: number;
  familyId?: number;
  groupId?: number;
}

interface DrillDownProps {
  isBusy: boolean;
  onBind: (vehicleId: number) => void;
}

/** From the letter to the vehicles of a group. A choice on one level clears the levels below. */
export function DrillDown({ isBusy, onBind }: DrillDownProps) {
  const { t } = useMessages();
  const [chosen, setChosen] = useState<Chosen>({ type: 'C' });
  const { type, letter, brandId, familyId, groupId } = chosen;
  const call = type === 'B' ? commercialDrillDown : passengerDrillDown;
  const letters = useCall(call.letters, {});
  const brands = useCall(call.brands, { initial: letter ?? 'A' }, { enabled: letter !== undefined });
  const families = useCall(call.families, { brandId: brandId ?? 1 }, { enabled: brandId !== undefined });
  const groups = useCall(call.groups, { familyId: familyId ?? 1 }, { enabled: familyId !== undefined });
  const vehicles = useCall(call.vehicles, { groupId: groupId ?? 1 }, { enabled: groupId !== undefined });
  return (
    <>
      <Segmented
        value={type}
        onChange={(value) => setChosen({ type: value })}
        options={(['C', 'B'] as const).map((value) => ({ value, label: t(`task:picker.class.${value}`) }))}
      />
      <div className={styles.levels}>
        <Level
          name="letter"
          value={letter}
          options={(letters.data ?? []).map((value) => ({ value, label: value }))}
          onChoose={(value) => setChosen({ type, letter: value })}
        />
        <Level
          name="brand"
          value={brandId}
          options={(brands.data ?? []).map((brand) => ({ value: brand.brandId, label: brand.brandName }))}
          onChoose={(value) => setChosen({ type, ...(letter && { letter }), brandId: value })}
        />
        <Level
          name="family"
          value={familyId}
          options={(families.data ?? []).map((family) => ({
            value: family.familyId,
            label: `${family.makerName} ${family.familyName}`,
          }))}
          onChoose={(value) => setChosen({ ...withoutGroup(chosen), familyId: value })}
        />
        <Level
          name="group"
          value={groupId}
          options={(groups.data ?? []).map((group) => ({ value: group.groupId, label: group.groupName }))}
          onChoose={(value) => setChosen({ ...chosen, groupId: value })}
        />
      </div>
      {groupId !== undefined && (
        <VehicleChoices
          key={groupId}
          result={vehicles.data}
          error={vehicles.error}
          isLoading={vehicles.isFetching && vehicles.data === undefined}
          isBusy={isBusy}
          onRetry={() => void vehicles.refetch()}
          onBind={onBind}
        />
      )}
    </>
  );
}

function withoutGroup({ groupId: _taken, ...others }: Chosen): Chosen {
  return others;
}

interface LevelProps<Value> {
  name: string;
  value: Value | undefined;
  options: { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

function Level<Value extends string | number>({ name, value, options, onChoose }: LevelProps<Value>) {
  const { t } = useMessages();
  return (
    <Select<Value>
      aria-label={t(`task:picker.level.${name}`)}
      placeholder={t(`task:picker.level.${name}`)}
      showSearch
      optionFilterProp="label"
      disabled={options.length === 0}
      value={value ?? null}
      options={options}
      onChange={(chosen) => onChoose(chosen)}
    />
  );
}
