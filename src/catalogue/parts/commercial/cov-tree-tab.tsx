import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { BookPanels } from '../book/book-panels.tsx';
import { usePartsUrlState } from '../selection/use-parts-url-state.ts';
import type { TabProps } from '../tabs/tab-props.ts';
import { Tree } from '../tree/tree.tsx';
import { usePartsState } from '../use-parts-state.ts';
import { groupKey, idOf } from './cov-nodes.ts';
import styles from './cov-tree-tab.module.css';
import { StructureSwitch } from './structure-switch.tsx';
import { useCovBook } from './use-cov-book.ts';

/** The parts of a commercial vehicle by main group, group and assembly, in the standard or the maker's structure. */
export function CovTreeTab(props: TabProps) {
  const partsUrl = usePartsUrlState();
  const cov = useCovBook(props, partsUrl);
  const parts = usePartsState(props, partsUrl, cov.book);
  const { urlState, setUrlState } = parts;
  const onStructure = (isMakerStructure: boolean) => {
    // Look up the selected part in the other structure, so that the user stays at the same part.
    const [selected] = urlState.callouts;
    const row = parts.page.data?.partsList.find(({ orderNo }) => orderNo === selected);
    setUrlState({ isMakerStructure, covNode: undefined, callouts: [], part: undefined, oe: row?.searchOe }, 'push');
  };
  return (
    <BookPanels
      {...props}
      parts={parts}
      treeOf={(onChosen) => (
        <CovTree
          cov={cov}
          node={urlState.covNode}
          onStructure={onStructure}
          onChoose={(covNode) => {
            setUrlState({ covNode, callouts: [], part: undefined }, 'push');
            onChosen();
          }}
        />
      )}
    />
  );
}

interface CovTreeProps {
  cov: ReturnType<typeof useCovBook>;
  node: number | undefined;
  onStructure(isMakerStructure: boolean): void;
  onChoose(nodeId: number): void;
}

function CovTree({ cov, node, onStructure, onChoose }: CovTreeProps) {
  const { groups, structure, hasMakerStructure } = cov;
  // The switch stays mounted while the tree loads or fails, so that it keeps its state and focus.
  return (
    <div className={styles.tree}>
      {(hasMakerStructure || structure === 'OF') && <StructureSwitch structure={structure} onChange={onStructure} />}
      {groups.error === null ? (
        <Groups cov={cov} node={node} onChoose={onChoose} />
      ) : (
        <CallFailed error={groups.error} onRetry={groups.refetch} />
      )}
    </div>
  );
}

function Groups({ cov, node, onChoose }: Omit<CovTreeProps, 'onStructure'>) {
  const { t } = useTranslation();
  const { groups, lines, treeName, openGroup } = cov;
  if (groups.data === undefined) return <Skeleton label={t('loading')} rows={12} />;
  return (
    <Tree
      key={treeName}
      name={treeName}
      nodes={lines}
      openId={node === undefined ? undefined : idOf(node)}
      pathToOpen={pathTo(lines, openGroup)}
      isBranch={({ children, isLazy = false }) => isLazy || children.length > 0}
      onChoose={({ id }) => onChoose(Number(id.slice(1)))}
    />
  );
}

/** Ids of the open group's main group, and of the group itself if it can be expanded. */
function pathTo(lines: ReturnType<typeof useCovBook>['lines'], openGroup: string | undefined): string[] {
  const main = lines.find(({ children }) => children.some(({ node }) => groupKey(node) === openGroup));
  const group = main?.children.find(({ node }) => groupKey(node) === openGroup);
  return [main?.id, group?.isLazy === true ? group.id : undefined].filter((id) => id !== undefined);
}
