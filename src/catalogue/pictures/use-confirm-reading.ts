import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { omitUndefined } from '../../contract/omit-undefined.ts';
import { pictureCalls } from '../../contract/pictures/calls.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { notify } from '../../providers/notification.ts';
import { links } from '../shared/navigation/paths.ts';
import { searchLink } from './search-link.ts';

interface CorrectedReading {
  /** 17 characters, or empty when only the model is known. */
  vin: string;
  announcement: string;
  registrationDate: string;
}

/** Sends the corrected reading, notifies which rule narrowed the vehicles, and opens the search. */
export function useConfirmReading(onDone: () => void) {
  const { t } = useTranslation('pictures');
  const navigate = useNavigate();
  const [error, setError] = useState<unknown>(null);
  const { run, isBusy } = useAction(
    ({ vin, announcement, registrationDate }: CorrectedReading) =>
      request(
        pictureCalls.ocrConfirm,
        omitUndefined({
          vin,
          announcement: announcement || undefined,
          registrationDate: registrationDate || undefined,
        }),
      ),
    {
      onDone(confirmed, { announcement }) {
        const { rule, searchBy, left, total } = confirmed;
        if (searchBy === 'announcement') notify('warning', t('searchNote.byAnnouncement', { announcement }));
        else if (rule !== 'vin') notify('success', t(`searchNote.${rule}`, { left, total }));
        onDone();
        navigate(searchLink(confirmed, announcement));
      },
      // The form shows it with the messages for pictures.
      onError(failure) {
        setError(failure);
        return true;
      },
    },
  );
  const confirm = (reading: CorrectedReading) => {
    if (reading.vin === '') {
      onDone();
      navigate(links.vehicle({ q: reading.announcement, by: 'announcement' }));
      return;
    }
    setError(null);
    void run(reading);
  };
  return { confirm, isBusy, error };
}
