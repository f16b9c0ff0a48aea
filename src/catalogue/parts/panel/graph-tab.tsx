import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { partCalls } from '../../../contract/parts/calls.ts';
import type { PartGraph } from '../../../contract/parts/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { links } from '../../shared/navigation/paths.ts';
import styles from './graph.module.css';
import { layoutGraph, NODE_HEIGHT, NODE_WIDTH, neighbourhood, type PlacedNode } from './graph-layout.ts';
import type { PartPanelProps } from './part-panel-props.ts';

/** Graph of a number: its replacements, aftermarket parts and the vehicle families that use it. */
export function GraphTab({ part }: PartPanelProps) {
  const { t } = useTranslation('parts-panels');
  const { t: common } = useTranslation();
  const { data, error, refetch } = useCall(partCalls.getPartGraph, { oe: part.searchOe, brandId: part.priceBrandId });
  if (error !== null) return <CallFailed error={error} onRetry={refetch} />;
  if (data === undefined) return <Skeleton label={common('loading')} rows={6} />;
  if (data.nodes.length < 2) return <State title={t('graph.none')} />;
  return <Graph graph={data} />;
}

function Graph({ graph }: { graph: PartGraph }) {
  const { t } = useTranslation('parts-panels');
  const [selectedId, setSelectedId] = useState<string>();
  const layout = useMemo(() => layoutGraph(graph), [graph]);
  const neighbours = useMemo(
    () => (selectedId === undefined ? undefined : neighbourhood(selectedId, layout.edges)),
    [selectedId, layout],
  );
  const node = layout.nodes.find(({ id }) => id === selectedId);
  return (
    <div className={styles.graph}>
      <p className="quiet">{t('graph.hint')}</p>
      <ul className={styles.legend}>
        {(['oe', 'aftermarket', 'family'] as const).map((kind) => (
          <li key={kind} className={styles[kind]}>
            {t(`graph.kind.${kind}`)}
          </li>
        ))}
      </ul>
      <div className={styles.scroll}>
        <div className={styles.net} style={{ width: layout.width, height: layout.height }}>
          <Lines net={layout} near={neighbours} chosen={selectedId} />
          {layout.nodes.map((each) => (
            <GraphNode
              key={each.id}
              node={each}
              isSelected={each.id === selectedId}
              isDimmed={neighbours !== undefined && !neighbours.has(each.id)}
              onSelect={() => setSelectedId(each.id === selectedId ? undefined : each.id)}
            />
          ))}
        </div>
      </div>
      {node !== undefined && <SelectedNode node={node} />}
      {graph.leftOut > 0 && <p className="quiet">{t('graph.leftOut', { count: graph.leftOut })}</p>}
      <TextAlternative graph={graph} />
    </div>
  );
}

interface LinesProps {
  net: ReturnType<typeof layoutGraph>;
  near: ReadonlySet<string> | undefined;
  chosen: string | undefined;
}

function Lines({ net, near, chosen }: LinesProps) {
  const arrow = useId();
  return (
    <svg className={styles.lines} viewBox={`0 0 ${net.width} ${net.height}`} aria-hidden="true" focusable="false">
      <marker id={arrow} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
        <path d="M0 0L8 4L0 8Z" className={styles.head} />
      </marker>
      {net.edges.map(({ from, to, kind, path }) => {
        const isNear = near === undefined || from === chosen || to === chosen;
        const hasArrow = kind === 'replaced' || kind === 'split' || kind === 'merged';
        return (
          <path
            key={`${from} ${to}`}
            d={path}
            className={`${styles.line} ${styles[`${kind}Line`] ?? ''} ${isNear ? '' : styles.faint}`}
            {...(hasArrow ? { markerEnd: `url(#${arrow})` } : {})}
          />
        );
      })}
    </svg>
  );
}

interface GraphNodeProps {
  node: PlacedNode;
  isSelected: boolean;
  isDimmed: boolean;
  onSelect(): void;
}

function GraphNode({ node, isSelected, isDimmed, onSelect }: GraphNodeProps) {
  const { t } = useTranslation('parts-panels');
  const { kind, label, note, isRequested, x, y } = node;
  const classNames = [styles.node, styles[kind], isRequested ? styles.requested : '', isDimmed ? styles.faint : ''];
  return (
    <button
      type="button"
      className={classNames.filter(Boolean).join(' ')}
      style={{ left: x, top: y, width: NODE_WIDTH, height: NODE_HEIGHT }}
      aria-pressed={isSelected}
      aria-label={`${t(`graph.kind.${kind}`)} ${label} ${note}`}
      title={`${label} · ${note}`}
      onClick={onSelect}
    >
      <span className={kind === 'family' ? styles.label : `oe ${styles.label}`}>{label}</span>
      <span className={styles.note}>{note}</span>
    </button>
  );
}

/** The selected node, with a link to its OE search. */
function SelectedNode({ node }: { node: PlacedNode }) {
  const { t } = useTranslation('parts-panels');
  return (
    <p className={styles.chosen} role="status">
      <strong>{node.label}</strong> <span className="quiet">{node.note}</span>{' '}
      {node.kind !== 'family' && <Link to={links.oe(node.label)}>{t('graph.toOe')}</Link>}
    </p>
  );
}

/** Text alternative of the graph. */
function TextAlternative({ graph }: { graph: PartGraph }) {
  const { t } = useTranslation('parts-panels');
  const names = new Map(graph.nodes.map(({ id, label, note }) => [id, `${label}（${note}）`]));
  return (
    <details className={styles.textList}>
      <summary>{t('graph.asText', { count: graph.edges.length })}</summary>
      <ul>
        {graph.edges.map(({ from, to, kind }) => (
          <li key={`${from} ${to}`}>
            {t(`graph.edge.${kind}`, { from: names.get(from) ?? '', to: names.get(to) ?? '' })}
          </li>
        ))}
      </ul>
    </details>
  );
}
