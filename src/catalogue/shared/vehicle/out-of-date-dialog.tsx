import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { links } from '../navigation/paths.ts';
import { readLastSearch } from '../search/last-search.ts';

/** The catalogue has changed since the vehicle was listed: offers to search again or to go back. */
export function OutOfDateDialog({ vin }: { vin: string | undefined }) {
  const { t } = useTranslation('vehicles');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const { key } = useLocation();
  const queryClient = useQueryClient();
  // A page opened by a link has no previous page.
  const leave = () => (key === 'default' ? navigate(links.vehicle({}), { replace: true }) : navigate(-1));
  const onSearch = async () => {
    // The cached search is out of date too.
    await queryClient.invalidateQueries();
    navigate(links.vehicle(vin === undefined ? (readLastSearch() ?? {}) : { q: vin, by: 'vin' }), { replace: true });
  };
  return (
    <Dialog
      title={t('outOfDate.title')}
      closeLabel={common('action.close')}
      onClose={leave}
      footer={
        <>
          <Button onClick={leave}>{common('action.cancel')}</Button>
          <Button variant="primary" data-first onClick={onSearch}>
            {common('action.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('outOfDate.text')}</p>
    </Dialog>
  );
}
