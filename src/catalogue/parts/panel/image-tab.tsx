import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { partCalls } from '../../../contract/parts/calls.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { requestText } from '../../../providers/calls/client.ts';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { Picture } from '../diagram/picture.tsx';
import { createViewer } from '../diagram/viewer.ts';
import styles from './part-panel.module.css';
import type { PartPanelProps } from './part-panel-props.ts';

/** The picture of the part, with zoom and drag like a drawing. */
export function ImageTab({ part, tab: { vehicleId } }: PartPanelProps) {
  const { t } = useTranslation('parts-panels');
  const { t: common } = useTranslation();
  const [viewer] = useState(createViewer);
  const { oeId, brandCode } = part;
  const query = { oeId: String(oeId), brandCode, vehicleId: String(vehicleId) };
  const { data, error, refetch } = useQuery<string, CallError>({
    queryKey: [partCalls.getPartImage.operation, query],
    queryFn: ({ signal }) => requestText(partCalls.getPartImage, query, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (data !== undefined) box.current?.scrollIntoView({ block: 'nearest' });
  }, [data]);
  if (error instanceof CallError && error.code === '900404') return <State icon="eye" title={t('image.none')} />;
  if (error !== null) return <CallFailed error={error} onRetry={refetch} />;
  if (data === undefined) return <Skeleton label={common('loading')} rows={6} />;
  const title = t('image.label', { name: part.oeName, oe: part.oe });
  return (
    <div ref={box} className={styles.image}>
      <Picture svg={data} size={SIDE} viewer={viewer} title={title} />
      <p className="quiet">{t('image.sample')}</p>
    </div>
  );
}

/** Size of the server's image, in pixels. */
const SIDE = { width: 700, height: 700 } as const;
