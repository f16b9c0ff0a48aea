import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pictureCalls } from '../../contract/pictures/calls.ts';
import { request } from '../../providers/client.ts';
import { notify } from '../../providers/notification.ts';
import { links } from '../shared/navigation/paths.ts';
import { confirmedLink } from './confirmed-link.ts';

interface Confirming {
  /** 17 characters, or empty where only the model is known. */
  vin: string;
  announcement: string;
  registrationDate: string;
}

/** Takes what the user confirmed to the search, and says by which rule the vehicles were narrowed. */
export function useConfirm(onDone: () => void) {
  const { t } = useTranslation('pictures');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const confirm = async ({ vin, announcement, registrationDate }: Confirming) => {
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
      navigate(confirmedLink(confirmed, announcement));
    } catch (problem) {
      setError(problem);
      setBusy(false);
    }
  };
  return { confirm, isBusy, error };
}
