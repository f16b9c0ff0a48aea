import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../ui/hooks/use-media-query.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { OrderQuestionDialog } from '../../shared/work-order/order-question-dialog.tsx';
import { HelpDialog } from '../keyboard/help-dialog.tsx';
import { useScreenKeys } from '../keyboard/use-screen-keys.ts';
import { NARROW, PHONE } from '../layout/breakpoints.ts';
import { Panels } from '../layout/panels.tsx';
import { ListPanel } from '../list/list-panel.tsx';
import { useListActions } from '../list/use-list-actions.ts';
import { PartPanel } from '../panel/part-panel.tsx';
import { useLinkedPart } from '../selection/use-linked-part.ts';
import { useSelection } from '../selection/use-selection.ts';
import type { ListProps } from '../table/part-table.tsx';
import type { TabProps } from '../tabs/tab-props.ts';
import type { PartsState } from '../use-parts-state.ts';
import { DrawingPanel } from './drawing-panel.tsx';

interface BookPanelsProps extends TabProps {
  parts: PartsState;
  /** Renders the tree, if the tab has one; `onChosen` closes the overlay on narrow screens. */
  treeOf?(onChosen: () => void): ReactNode;
  /** Replaces the table. */
  Rows?: ComponentType<ListProps>;
}

/** Tree, drawing and list of the open page, with a shared selection. */
export function BookPanels({ parts, treeOf, Rows, ...tab }: BookPanelsProps) {
  const { t } = useTranslation('parts');
  const [areSpotsOutlined, setSpotsOutlined] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { viewer } = tab;
  const isPhone = useMediaQuery(PHONE);
  const isTreeDocked = !useMediaQuery(NARROW);
  const selection = useSelection(parts, viewer);
  const actions = useListActions(parts, selection);
  useLinkedPart(tab.linkedCallout, parts);
  const onToggleOutlines = () => setSpotsOutlined((areShown) => !areShown);
  const onHelp = () => setHelpOpen(true);
  const { typed, step } = useScreenKeys({
    parts,
    selection,
    viewer,
    onShowAll: onToggleOutlines,
    onHelp,
    onOpen: actions.onOpen,
    onClose: actions.onClose,
  });
  const drawing = { parts, selection, viewer, areSpotsOutlined: areSpotsOutlined, onToggleOutlines };
  return (
    <>
      <Panels
        isPhone={isPhone}
        tree={isTreeDocked ? treeOf?.(() => undefined) : undefined}
        drawing={<DrawingPanel {...drawing} />}
        list={
          <ListPanel
            parts={parts}
            selection={selection}
            actions={actions}
            isPhone={isPhone}
            Rows={Rows}
            typed={typed}
            onStep={step}
            onHelp={onHelp}
          />
        }
        detail={<OpenPart tab={tab} parts={parts} actions={actions} />}
      />
      {isHelpOpen && <HelpDialog onClose={() => setHelpOpen(false)} />}
      {tab.isTreeOverlayOpen && !isTreeDocked && treeOf !== undefined && (
        <Dialog title={t('tree.label')} closeLabel={t('tree.close')} onClose={tab.onTreeClose}>
          {treeOf(tab.onTreeClose)}
        </Dialog>
      )}
      {parts.order.question !== null && <OrderQuestionDialog question={parts.order.question} />}
    </>
  );
}

interface OpenPartProps {
  tab: TabProps;
  parts: PartsState;
  actions: ReturnType<typeof useListActions>;
}

/** The panel of the part in the URL, once the rows of its assembly are loaded. */
function OpenPart({ tab, parts, actions }: OpenPartProps) {
  const { urlState, page, pageId, province, order } = parts;
  const part = page.data?.partsList.find(({ oeId }) => oeId === urlState.part);
  if (part === undefined || province === undefined) return null;
  return (
    <PartPanel
      isDocked
      key={part.oeId}
      part={part}
      vehAssyId={part.vehAssyId ?? pageId}
      tab={tab}
      province={province}
      actions={actions}
      order={order}
      onClose={actions.onClose}
    />
  );
}
