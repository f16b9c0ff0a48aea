import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { BookPanels } from '../book/book-panels.tsx';
import { CommonButton } from '../common/common-button.tsx';
import { CommonParts } from '../common/common-parts.tsx';
import { useLandingFocus } from '../layout/use-landing-focus.ts';
import { usePartsUrlState } from '../selection/use-parts-url-state.ts';
import type { TabProps } from '../tabs/tab-props.ts';
import { usePartsState } from '../use-parts-state.ts';
import { PartTree } from './part-tree.tsx';
import { useTreeBook } from './use-tree-book.ts';

/** The parts of a vehicle by system and assembly, or the common parts. */
export function TreeTab(props: TabProps) {
  const partsUrl = usePartsUrlState();
  const [urlState, setUrlState] = partsUrl;
  useLandingFocus(urlState.isCommon);
  const { book, tree, openNode } = useTreeBook(props, partsUrl);
  const treeOf = (onChosen: () => void) => (
    <Groups
      vehicleId={props.vehicleId}
      tree={tree}
      node={urlState.isCommon ? undefined : urlState.node}
      onChoose={(node) => {
        openNode(node);
        onChosen();
      }}
      isCommon={urlState.isCommon}
      onCommon={() => {
        setUrlState({ isCommon: !urlState.isCommon, part: undefined }, 'push');
        onChosen();
      }}
    />
  );
  if (urlState.isCommon) return <CommonParts tab={props} treeOf={treeOf} />;
  return <Book {...props} partsUrl={partsUrl} book={book} treeOf={treeOf} />;
}

interface BookProps extends TabProps {
  partsUrl: ReturnType<typeof usePartsUrlState>;
  book: ReturnType<typeof useTreeBook>['book'];
  treeOf(onChosen: () => void): JSX.Element;
}

function Book({ partsUrl, book, ...props }: BookProps) {
  const parts = usePartsState(props, partsUrl, book);
  return <BookPanels {...props} parts={parts} />;
}

interface GroupsProps extends Pick<Parameters<typeof PartTree>[0], 'vehicleId' | 'node' | 'onChoose'> {
  tree: ReturnType<typeof useTreeBook>['tree'];
  isCommon: boolean;
  onCommon(): void;
}

function Groups({ vehicleId, tree, node, onChoose, isCommon, onCommon }: GroupsProps) {
  const { t } = useTranslation();
  if (tree.error !== null) return <CallFailed error={tree.error} onRetry={tree.refetch} />;
  if (tree.data === undefined) return <Skeleton label={t('loading')} rows={12} />;
  return (
    <PartTree vehicleId={vehicleId} tree={tree.data} node={node} onChoose={onChoose}>
      <CommonButton isOpen={isCommon} onToggle={onCommon} />
    </PartTree>
  );
}
