import { useTranslation } from 'react-i18next';
import type { usageCalls } from '../../../contract/api-services/usage/calls.ts';
import type { ResultOf } from '../../../contract/call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

interface PriceDialogProps {
  price: ResultOf<typeof usageCalls.apiCallPrice>;
  onCancel: () => void;
  onCall: () => void;
}

/** Says what a live call costs before it is made. */
export function PriceDialog({ price: { count, rule, unitsLeft }, onCancel, onCall }: PriceDialogProps) {
  const { t } = useTranslation('api-debugger');
  const { t: common } = useTranslation();
  return (
    <Dialog
      title={t('price.title')}
      closeLabel={common('action.close')}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{common('action.cancel')}</Button>
          <Button variant="primary" data-first onClick={onCall}>
            {t('price.call')}
          </Button>
        </>
      }
    >
      <p>{t(`price.${rule}`, { count })}</p>
      {unitsLeft !== null && <p className="quiet">{t('price.left', { count: unitsLeft })}</p>}
    </Dialog>
  );
}
