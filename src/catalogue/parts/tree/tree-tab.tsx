import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { BookPanels } from '../book/book-panels.tsx';
import { CommonButton } from '../common/common-button.tsx';
import { CommonParts } from '../common/common-parts.tsx';
import { useLandingFocus } from '../layout/use-landing-focus.ts';
import { usePlace } from '../selection/use-place.ts';
import type { TabProps } from '../tabs/tab-props.ts';
import { useParts } from '../use-parts.ts';
import { PartTree } from './part-tree.tsx';
import { useTreeBook } from './use-tree-book.ts';

/** The parts of a vehicle by system and assembly, or the common parts. */
export function TreeTab(props: TabProps) {
  const placing = usePlace();
  const [place, go] = placing;
  useLandingFocus(place.isCommon);
  const { book, tree, openNode } = useTreeBook(props, placing);
  const treeOf = (onChosen: () => void) => (
    <Groups
      vehicleId={props.vehicleId}
      tree={tree}
      node={place.isCommon ? undefined : place.node}
      onChoose={(node) => {
        openNode(node);
        onChosen();
      }}
      isCommon={place.isCommon}
      onCommon={() => {
        go({ isCommon: !place.isCommon, part: undefined }, 'push');
        onChosen();
      }}
    />
  );
  if (place.isCommon) return <CommonParts tab={props} treeOf={treeOf} />;
  return <Book {...props} placing={placing} book={book} treeOf={treeOf} />;
}

interface BookProps extends TabProps {
  placing: ReturnType<typeof usePlace>;
  book: ReturnType<typeof useTreeBook>['book'];
  treeOf(onChosen: () => void): JSX.Element;
}

function Book({ placing, book, ...props }: BookProps) {
  const parts = useParts(props, placing, book);
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
