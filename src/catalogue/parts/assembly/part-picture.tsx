import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { partCalls } from '../../../contract/parts/calls.ts';
import type { Part } from '../../../contract/parts/schemas.ts';
import { requestText } from '../../../providers/calls/client.ts';
import { useInViewport } from '../../../ui/hooks/use-in-viewport.ts';
import { BOOK_STALE_MS } from '../book/book-bodies.ts';
import { useSvgUrl } from '../diagram/use-svg-url.ts';
import { useListData } from '../table/list-context.ts';
import styles from './assembly-rows.module.css';

interface PartPictureProps {
  part: Part & { picUrl?: string | null };
  isLarge: boolean;
}

/** The picture of a part, fetched when it comes into view; an empty frame if there is none. */
export function PartPicture({ part, isLarge }: PartPictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const isInView = useInViewport(frame);
  const { vehicleId } = useListData();
  const { oeId, brandCode, picUrl = null } = part;
  const query = { oeId: String(oeId), brandCode, vehicleId: String(vehicleId) };
  const { data } = useQuery({
    queryKey: [partCalls.getPartImage.operation, query],
    queryFn: ({ signal }) => requestText(partCalls.getPartImage, query, signal),
    enabled: isInView && picUrl !== null,
    staleTime: BOOK_STALE_MS,
  });
  return (
    <span ref={frame} className={`${styles.picture} ${isLarge && data !== undefined ? styles.large : ''}`}>
      {data !== undefined && <Picture svg={data} name={part.stdPartName} />}
    </span>
  );
}

function Picture({ svg, name }: { svg: string; name: string }) {
  const { t } = useTranslation('parts-assemblies');
  return <img src={useSvgUrl(svg)} alt={t('picture', { name })} draggable={false} />;
}
