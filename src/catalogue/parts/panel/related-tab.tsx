import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { partCalls } from '../../../contract/parts/calls.ts';
import { PART_RELATIONS } from '../../../contract/parts/rules.ts';
import type { BookPart } from '../../../contract/parts/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { showPriceFen } from '../../../ui/money.ts';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { CopyButton } from '../../shared/clipboard/copy-button.tsx';
import { usePartPrices } from '../../shared/prices/use-part-prices.ts';
import { quantityOf } from '../table/quantity.tsx';
import offers from './offers.module.css';
import { OrderButton } from './order-button.tsx';
import { PanelExport } from './panel-export.tsx';
import { relatedList } from './panel-lists.ts';
import styles from './part-panel.module.css';
import type { PartPanelProps } from './part-panel-props.ts';
import { relatedSections } from './related.ts';

/** Related parts: the opposite side, parts that must be replaced with it, parts usually replaced in the same job. */
export function RelatedTab(props: PartPanelProps) {
  const { vehAssyId, part } = props;
  const { t } = useTranslation('parts-panels');
  if (vehAssyId === undefined) return <State title={t('related.none')} />;
  return <Related {...props} key={`${vehAssyId}/${part.oeId}`} vehAssyId={vehAssyId} />;
}

function Related(props: PartPanelProps & { vehAssyId: number }) {
  const { vehAssyId, part, tab, province, actions } = props;
  const { t } = useTranslation('parts-panels');
  const { t: common } = useTranslation();
  const { vehicleId, vehicleTypeCode, vin } = tab;
  const body = omitUndefined({ vehicleId, partGroupId: vehAssyId, oeId: part.oeId, vin });
  const { data, error, refetch } = useCall(partCalls.getRelationPartList, body);
  const { sections, misfits } = useMemo(() => relatedSections(data ?? []), [data]);
  const parts = useMemo(() => sections.flatMap((section) => section.parts), [sections]);
  const prices = usePartPrices(parts, { province, vehicleTypeCode, hasQuotes: false });
  const { onSeen } = prices;
  // Few enough to price all at once.
  useEffect(() => onSeen(parts), [onSeen, parts]);
  if (error !== null) return <CallFailed error={error} onRetry={refetch} />;
  if (data === undefined) return <Skeleton label={common('loading')} rows={4} />;
  return (
    <div className={styles.used}>
      {parts.length === 0 ? (
        <State title={t('related.none')} />
      ) : (
        <div className={styles.listHead}>
          <p className="quiet" role="status">
            {t('related.count', { count: parts.length })}
          </p>
          <PanelExport
            of="related"
            part={part}
            tab={tab}
            provinceName={actions.provinceName}
            makeList={(translations) => relatedList(sections, translations, { priceOf: prices.priceOf, quantityOf })}
          />
        </div>
      )}
      {PART_RELATIONS.map((relation) => {
        const section = sections.find((other) => other.relation === relation);
        if (section === undefined) return null;
        return (
          <section key={relation}>
            <h3>{t(`related.${relation}`)}</h3>
            <ul className={offers.related}>
              {section.parts.map((other) => (
                <RelatedPart
                  key={`${other.vehAssyId}/${other.oeId}/${other.orderNo}`}
                  {...props}
                  other={other}
                  price={prices.priceOf(other)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {misfits > 0 && <p className="quiet">{t('related.misfits', { count: misfits })}</p>}
    </div>
  );
}

interface RelatedPartProps extends PartPanelProps {
  other: BookPart;
  price: ReturnType<PartPanelProps['actions']['priceOf']>;
}

function RelatedPart({ other, price, tab, order }: RelatedPartProps) {
  const { t } = useTranslation('parts-panels');
  const { t: tParts } = useTranslation('parts');
  const { vehAssyId, assemblyName } = other;
  return (
    <li>
      <div className={styles.link}>
        <p>
          <strong>{other.oeName}</strong> <span className="quiet">{quantityOf(other, tParts)}</span>
        </p>
        <p className={styles.number}>
          <span className="oe">{other.oe}</span>
          <CopyButton text={other.oe} />
          <span className="number">{showPriceFen(price?.marketPriceFen ?? null)}</span>
        </p>
        <p className="quiet">
          <Button
            variant="link"
            onClick={() => tab.onOpenHit({ part: other, vehAssyId, assemblyName, rule: 'exact' })}
            aria-label={t('related.open', { name: other.oeName, assembly: assemblyName })}
          >
            {assemblyName}
          </Button>
          {other.partRemark !== '' && ` · ${other.partRemark}`}
        </p>
      </div>
      <OrderButton
        name={other.stdPartName}
        oe={other.oe}
        isOn={order.isAdded(other)}
        isBusy={order.isBusy(other)}
        canAdd={order.canAdd}
        onPress={() => order.add(other, price)}
      />
    </li>
  );
}
