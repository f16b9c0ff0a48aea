import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { provinceCalls } from '../../../contract/provinces/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import foot from '../../../ui/foot-line.module.css';
import { Icon } from '../../../ui/icon.tsx';
import styles from './province-tip.module.css';
import { useProvince } from './use-province.ts';

/** Says once which province the prices are for: a line at the foot of the page, which covers nothing at its end. */
export function ProvinceTip({ isOnWorkScreen }: { isOnWorkScreen: boolean }) {
  const { t } = useTranslation('prices');
  const { provinceName, hasTip } = useProvince();
  const [isDismissed, setDismissed] = useState(false);
  const { run: storeDismissal } = useAction(() => request(provinceCalls.iKnowProvince, {}), {
    changes: [provinceCalls.getProvince],
  });
  if (!hasTip || isDismissed) return null;
  const onDismiss = () => {
    setDismissed(true);
    void storeDismissal();
  };
  return (
    <div className={`${foot.line} ${styles.tip}`} role="status" data-work={isOnWorkScreen || undefined}>
      <Icon name="pin" size={16} />
      <p>{t('province.tip', { province: provinceName })}</p>
      <Button isSmall onClick={onDismiss}>
        {t('province.dismiss')}
      </Button>
    </div>
  );
}
