import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { tell } from '../../providers/notification.ts';

/** In place of a vehicle under a VIN of another model: says so, and leads to it without the VIN, which nothing keeps. */
export function OtherVin({ vin }: { vin: string }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  useEffect(() => void tell('warning', t('otherVin', { vin })), [t, vin]);
  const rest = new URLSearchParams(search);
  rest.delete('vin');
  return <Navigate to={{ search: String(rest) }} replace />;
}
