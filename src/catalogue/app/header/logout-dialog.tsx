import { useTranslation } from 'react-i18next';
import { keptChangesNum } from '../../../providers/connection/kept-changes.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

/** Asks before a logout that would discard changes without a connection. */
export function LogoutDialog({ onLogout, onClose }: { onLogout: () => void; onClose: () => void }) {
  const { t } = useTranslation('overlays');
  const { t: common } = useTranslation();
  const count = useStore(keptChangesNum);
  const footer = (
    <>
      <Button data-first onClick={onClose}>
        {common('action.cancel')}
      </Button>
      <Button variant="danger" onClick={onLogout}>
        {t('connection.logoutAnyway')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('connection.logoutTitle')} closeLabel={common('action.close')} onClose={onClose} footer={footer}>
      <p>{t('connection.logoutText', { count })}</p>
    </Dialog>
  );
}
