import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maintenanceCalls } from '../../../contract/maintenance/calls.ts';
import { BaseItemCode } from '../../../contract/maintenance/schemas.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/choice/segments.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { Pending } from '../../../ui/pending.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { axisChange } from '../maintain-url-state.ts';
import type { PlanBody } from '../plan/plan-body.ts';
import { useMaintainUrlState } from '../use-maintain-url-state.ts';
import styles from './timeline.module.css';
import { buildTimeline } from './timeline.ts';
import { TimelineTable } from './timeline-table.tsx';

/** The projects due over kilometres or months; choosing a mark plans its service. */
export function Timeline({ body }: { body: PlanBody }) {
  const { t } = useTranslation('maintenance');
  const [{ by: type, scale, item }, setUrlState] = useMaintainUrlState();
  const [isOpen, setOpen] = useState(false);
  const requestBody = omitUndefined({ ...body, baseItemCode: item });
  const { data, error, refetch } = useCall(
    type === 'month' ? maintenanceCalls.getMonthScale : maintenanceCalls.getMileageScale,
    requestBody,
    {
      keepPreviousData: true,
    },
  );
  const timeline = useMemo(() => (data === undefined ? undefined : buildTimeline(data)), [data]);
  return (
    <section className={panelClass(styles.panel)} aria-labelledby="maintain-timeline">
      <div className={styles.head}>
        <h2 id="maintain-timeline">{t('timeline.title')}</h2>
        <Segments
          legend={t('timeline.type')}
          name="type"
          options={(['mileage', 'month'] as const).map((kind) => [kind, t(`timeline.${kind}`)] as const)}
          value={type}
          onChange={(kind) => setUrlState(axisChange(kind))}
        />
        <ItemFilter item={item} onChange={(next) => setUrlState({ item: next })} />
        <span className={styles.spacer} />
        {scale !== undefined && (
          <Button isSmall onClick={() => setUrlState({ scale: undefined })}>
            {t('timeline.backToNow')}
          </Button>
        )}
        <Button isSmall variant="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('timeline.fewer') : t('timeline.more')}
        </Button>
      </div>
      {error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
      {error === null && timeline === undefined && <Pending label={t('loading')} rows={5} />}
      {error === null && timeline !== undefined && timeline.marks.length === 0 && (
        <p className="quiet">{t('timeline.empty')}</p>
      )}
      {error === null && timeline !== undefined && timeline.marks.length > 0 && (
        <TimelineTable
          timeline={timeline}
          type={type}
          isOpen={isOpen}
          selected={scale}
          onSelect={(mark) => setUrlState({ scale: mark === scale ? undefined : mark })}
        />
      )}
      <p className={styles.legend}>
        <span className={styles.must} aria-hidden="true" /> {t('timeline.must')}
        <span className={styles.check} aria-hidden="true" /> {t('timeline.check')}
        <span className={styles.hint}>{t('timeline.hint')}</span>
      </p>
    </section>
  );
}

interface ItemFilterProps {
  item: BaseItemCode | undefined;
  onChange(item: BaseItemCode | undefined): void;
}

function ItemFilter({ item, onChange }: ItemFilterProps) {
  const { t } = useTranslation('maintenance');
  const { data = [] } = useCall(maintenanceCalls.getMaintainItems, {}, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <select
      className={styles.filter}
      aria-label={t('timeline.item')}
      value={item ?? ''}
      onChange={({ target }) => onChange(BaseItemCode.safeParse(target.value).data)}
    >
      <option value="">{t('timeline.allItems')}</option>
      {data.map(({ baseItemCode, name }) => (
        <option key={baseItemCode} value={baseItemCode}>
          {name}
        </option>
      ))}
    </select>
  );
}
