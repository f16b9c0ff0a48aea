import { useTranslation } from 'react-i18next';
import { unsentNum } from '../../../providers/connection/unsent-num.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

/** Confirms a logout that would discard unsaved changes. */
export function LogoutDialog({ onLogout, onClose }: { onLogout: () => void; onClose: () => void }) {
  const { t } = useTranslation('overlays');
  const { t: common } = useTranslation();
  const count = useStore(unsentNum);
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
