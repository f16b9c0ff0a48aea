import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { unsentNum } from '../../../providers/connection/unsent-num.ts';
import { refreshWithCharge } from '../../../providers/offline/refresh-restored.ts';
import { useDataSince } from '../../../providers/offline/use-data-since.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { StatusBar } from '../../../ui/status-bar.tsx';

interface DataAgeProps {
  isLost: boolean;
  /** Shown on a page without old data. */
  children: ReactNode;
}

/** The age of the vehicle’s data, while the connection is lost or stored data is shown. */
export function DataAge({ isLost, children }: DataAgeProps) {
  const { t, i18n } = useTranslation('overlays');
  const since = useDataSince(isLost);
  const hasChanges = useStore(unsentNum) > 0;
  if (since === undefined) return children;
  const time = formatDateTime(new Date(since).toISOString(), i18n.language);
  if (isLost)
    return (
      <StatusBar tone="busy">
        {t('connection.offline', { time })}
        {hasChanges && ` ${t('connection.changesKept')}`}
      </StatusBar>
    );
  return (
    <StatusBar tone="busy">
      {t('connection.outdated', { time })}
      <Button variant="link" onClick={() => void refreshWithCharge()}>
        {t('connection.refresh')}
      </Button>
    </StatusBar>
  );
}
