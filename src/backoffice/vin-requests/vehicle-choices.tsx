import { Button, Popconfirm, Table } from 'antd';
import { useState } from 'react';
import { factLabel } from '../../contract/vehicles/fact-labels.ts';
import type { Vehicle, VehicleResult } from '../../contract/vehicles/schemas.ts';
import { fullName } from '../../contract/vehicles/vehicle-names.ts';
import type { CallError } from '../../providers/calls/call-error.ts';
import { Spinner, State } from '../../ui/state.tsx';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import styles from './vin-requests.module.css';

interface VehicleChoicesProps {
  result: VehicleResult | undefined;
  error: CallError | null;
  isLoading: boolean;
  isBusy: boolean;
  onRetry: () => void;
  onBind: (vehicleId: number) => void;
}

/** The found vehicles, with filters on what distinguishes them. Binding one to the VIN asks for confirmation. */
export function VehicleChoices({ result, error, isLoading, isBusy, onRetry, onBind }: VehicleChoicesProps) {
  const { t, language } = useMessages();
  const gearboxLabel = (code: string) => factLabel({ field: 'gearboxType', code }, language);
  const [page, setPage] = useState(1);
  if (isLoading) return <Spinner label={t('common:loading')} />;
  if (error?.code === '100100') return <State icon="search" title={error.message} />;
  if (result === undefined) return error === null ? null : <LoadError error={error} onRetry={onRetry} />;
  const { vehicleList, total } = result;
  return (
    <div className={styles.choices}>
      {total > vehicleList.length && <p>{t('task:picker.tooMany', { shown: vehicleList.length, total })}</p>}
      <Table<Vehicle>
        rowKey="vehicleId"
        size="small"
        dataSource={vehicleList}
        pagination={{
          current: page,
          onChange: setPage,
          pageSize: 8,
          size: 'small',
          showSizeChanger: false,
          hideOnSinglePage: true,
        }}
        columns={[
          {
            title: t('task:column.vehicle'),
            render: (_, vehicle) => fullName(vehicle),
          },
          {
            title: t('task:column.year'),
            dataIndex: 'yearPattern',
            filters: filtersOf(vehicleList, 'yearPattern'),
            onFilter: (value, vehicle) => String(vehicle.yearPattern) === value,
          },
          {
            title: t('task:column.displacement'),
            dataIndex: 'displacement',
            filters: filtersOf(vehicleList, 'displacement'),
            onFilter: (value, vehicle) => vehicle.displacement === value,
          },
          {
            title: t('task:column.gearbox'),
            dataIndex: 'gearboxType',
            render: gearboxLabel,
            filters: filtersOf(vehicleList, 'gearboxType').map(({ value }) => ({ text: gearboxLabel(value), value })),
            onFilter: (value, vehicle) => vehicle.gearboxType === value,
          },
          { title: t('task:column.announcement'), dataIndex: 'announcement' },
          {
            title: t('task:column.action'),
            render: (_, vehicle) => (
              <Popconfirm
                title={t('task:bind.question')}
                description={fullName(vehicle)}
                okText={t('task:bind.submit')}
                onConfirm={() => onBind(vehicle.vehicleId)}
              >
                <Button size="small" loading={isBusy} aria-label={`${t('task:bind.submit')} ${fullName(vehicle)}`}>
                  {t('task:bind.submit')}
                </Button>
              </Popconfirm>
            ),
          },
        ]}
      />
    </div>
  );
}

function filtersOf(vehicles: readonly Vehicle[], field: 'yearPattern' | 'displacement' | 'gearboxType') {
  const values = [...new Set(vehicles.map((vehicle) => String(vehicle[field])))].filter((value) => value !== '').sort();
  return values.map((value) => ({ text: value, value }));
}
