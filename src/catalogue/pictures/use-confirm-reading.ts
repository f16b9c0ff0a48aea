import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pictureCalls } from '../../contract/pictures/calls.ts';
import { request } from '../../providers/calls/client.ts';
import { notify } from '../../providers/notification.ts';
import { links } from '../shared/navigation/paths.ts';
import { searchLink } from './search-link.ts';

interface CorrectedReading {
  /** 17 characters, or empty when only the model is known. */
  vin: string;
  announcement: string;
  registrationDate: string;
}

/** Sends the corrected reading, tells by which rule the vehicles were narrowed, and goes to the search. */
export function useConfirmReading(onDone: () => void) {
  const { t } = useTranslation('pictures');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const confirm = async ({ vin, announcement, registrationDate }: CorrectedReading) => {
    if (vin === '') {
      onDone();
      return navigate(links.vehicle({ q: announcement, by: 'announcement' }));
    }
    setBusy(true);
    setError(null);
    try {
      const confirmed = await request(pictureCalls.ocrConfirm, {
        vin,
        ...(announcement === '' ? {} : { announcement }),
        ...(registrationDate === '' ? {} : { registrationDate }),
      });
      const { rule, searchBy, left, total } = confirmed;
      if (searchBy === 'announcement') notify('warning', t('told.byAnnouncement', { announcement }));
      else if (rule !== 'vin') notify('success', t(`told.${rule}`, { left, total }));
      onDone();
      navigate(searchLink(confirmed, announcement));
    } catch (problem) {
      setError(problem);
      setBusy(false);
    }
  };
  return { confirm, isBusy, error };
}
