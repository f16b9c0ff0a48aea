import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VehicleType } from '../../contract/vehicles.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/state.tsx';
import { CallFailed } from '../shell/call-failed.tsx';
import { OrderQuestionDialog } from '../shell/order-question-dialog.tsx';
import { createViewer } from './diagram/viewer.ts';
import { DrawingPanel } from './drawing-panel.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { Panels } from './layout/panels.tsx';
import { ListPanel } from './list-panel.tsx';
import { PartPanel } from './panel/part-panel.tsx';
import { PartsHead } from './parts-head.tsx';
import styles from './parts-screen.module.css';
import { PartTree } from './tree/part-tree.tsx';
import { useListActions } from './use-list-actions.ts';
import { NARROW, PHONE, useMedia } from './use-media.ts';
import { type PartsState, useParts } from './use-parts.ts';
import { useScreenKeys } from './use-screen-keys.ts';
import { useSelection } from './use-selection.ts';

interface VehiclePartsProps {
  vehicleId: number;
  vehicleTypeCode: VehicleType;
}

export function VehicleParts({ vehicleId, vehicleTypeCode }: VehiclePartsProps) {
  const { t } = useTranslation('parts');
  const [viewer] = useState(createViewer);
  const [areSpotsShown, setSpotsShown] = useState(false);
  const [over, setOver] = useState<'help' | 'tree' | null>(null);
  const isPhone = useMedia(PHONE);
  const isTreeAside = !useMedia(NARROW);
  const parts = useParts(vehicleId, vehicleTypeCode);
  const selection = useSelection(parts, viewer);
  const actions = useListActions(parts, selection);
  const onToggleAll = () => setSpotsShown((areShown) => !areShown);
  const { typed, step } = useScreenKeys({
    parts,
    selection,
    viewer,
    onShowAll: onToggleAll,
    onHelp: () => setOver('help'),
    onOpen: actions.onOpen,
    onClose: actions.onClose,
  });
  const treeButton = isTreeAside ? undefined : (
    <Button onClick={() => setOver('tree')}>
      <Icon name="menu" size={16} />
      {t('tree.button')}
    </Button>
  );
  const drawing = { parts, selection, viewer, areAllShown: areSpotsShown, onToggleAll };
  return (
    <div className={styles.screen}>
      <PartsHead
        vehicleId={vehicleId}
        vehicleTypeCode={vehicleTypeCode}
        vin={parts.place.vin}
        vehicle={parts.vehicle.data?.vehicle}
        onHit={parts.open.hit}
        treeButton={treeButton}
      />
      <Panels
        isPhone={isPhone}
        tree={isTreeAside ? <Tree parts={parts} onChosen={() => undefined} /> : undefined}
        drawing={<DrawingPanel {...drawing} />}
        list={
          <ListPanel
            parts={parts}
            selection={selection}
            actions={actions}
            isPhone={isPhone}
            typed={typed}
            onStep={step}
            onHelp={() => setOver('help')}
          />
        }
      />
      <OpenPart parts={parts} actions={actions} />
      {over === 'help' && <HelpDialog onClose={() => setOver(null)} />}
      {over === 'tree' && (
        <Dialog title={t('tree.label')} closeLabel={t('tree.close')} onClose={() => setOver(null)}>
          <Tree parts={parts} onChosen={() => setOver(null)} />
        </Dialog>
      )}
      {parts.order.question !== null && <OrderQuestionDialog question={parts.order.question} />}
    </div>
  );
}

function Tree({ parts, onChosen }: { parts: PartsState; onChosen(): void }) {
  const { t } = useTranslation();
  const { tree, place, open } = parts;
  if (tree.error !== null) return <CallFailed error={tree.error} onRetry={tree.refetch} />;
  if (tree.data === undefined) return <Skeleton label={t('loading')} rows={12} />;
  return (
    <PartTree
      tree={tree.data}
      node={place.node}
      onChoose={(node) => {
        open.node(node);
        onChosen();
      }}
    />
  );
}

interface OpenPartProps {
  parts: PartsState;
  actions: ReturnType<typeof useListActions>;
}

/** The panel of the part that the link names, once its assembly is there. */
function OpenPart({ parts, actions }: OpenPartProps) {
  const { place, page, province, order } = parts;
  const part = page.data?.partsList.find(({ oeId }) => oeId === place.part);
  if (part === undefined || province === undefined) return null;
  return (
    <PartPanel
      key={part.oeId}
      part={part}
      province={province}
      actions={actions}
      isAdded={order.isAdded}
      onAdd={order.add}
      onClose={actions.onClose}
    />
  );
}
