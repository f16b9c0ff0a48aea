import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { TabList } from '../../../ui/choice/tab-list.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { TabBoundary } from '../../shared/call/tab-boundary.tsx';
import { CopyButton } from '../../shared/clipboard/copy-button.tsx';
import { priceLabel } from '../../shared/prices/price-label.ts';
import { PriceValue } from '../../shared/prices/price-value.tsx';
import { Superseded } from '../../shared/superseded/superseded.tsx';
import { usePartsUrlState } from '../selection/use-parts-url-state.ts';
import { PANEL_TABS, panelTabOf } from './panel-tab.ts';
import { panelTabs } from './panel-tabs.tsx';
import styles from './part-panel.module.css';
import type { PartPanelProps } from './part-panel-props.ts';

/**
 * Details of one part in tabs; the open tab is in the URL. Docked, it is below the drawing in a window that has the width,
 * so that it does not cover the list.
 */
export function PartPanel(props: PartPanelProps & { isDocked?: boolean }) {
  const { part, onClose, isDocked = false } = props;
  const { t } = useTranslation('parts-panels');
  const { t: common } = useTranslation();
  const { t: tPrices } = useTranslation('prices');
  const [urlState, setUrlState] = usePartsUrlState();
  const tab = panelTabOf(urlState.panel, part);
  const id = useId();
  const heading = useFocusWhileOpen();
  const { onSeen } = props.actions.prices;
  // Its row may be out of view, so its price not yet requested.
  useEffect(() => onSeen([part]), [onSeen, part]);
  const Tab = panelTabs[tab];
  return (
    <aside className={`${styles.panel} ${isDocked ? styles.docked : ''}`} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <div>
          <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
            {part.stdPartName}
          </h2>
          <p className={styles.number}>
            <span className="oe">{part.oe}</span>
            <CopyButton text={part.oe} />
          </p>
          <Superseded part={part} />
        </div>
        <div className={styles.price}>
          <PriceValue kind="market" hasSign part={part} prices={props.actions.prices} />
          <span className={styles.source}>
            {priceLabel(tPrices, 'market', 'short')} · {props.actions.provinceName}
          </span>
        </div>
        <Button variant="plain" isIcon aria-label={common('action.close')} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      <TabList
        label={t('tab.label')}
        tabs={PANEL_TABS.map((name) => [name, t(`tab.${name}`)])}
        tab={tab}
        panelId={`${id}-panel`}
        className={styles.tabs}
        onTab={(panel) => setUrlState({ panel })}
      />
      <ScrollRegion id={`${id}-panel`} className={styles.body} role="tabpanel" aria-label={t(`tab.${tab}`)}>
        <TabBoundary key={tab} rows={5}>
          <Tab {...props} />
        </TabBoundary>
      </ScrollRegion>
    </aside>
  );
}

/** Moves the focus to the panel's heading on open, unless the user is typing, and restores it on close. */
function useFocusWhileOpen() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    if (!(before instanceof HTMLInputElement)) heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return heading;
}
