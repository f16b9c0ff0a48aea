import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './state.module.css';

interface StateProps {
  icon?: IconName;
  title: string;
  children?: ReactNode;
  /** Buttons and links for the next step. */
  actions?: ReactNode;
  isAlert?: boolean;
  /** The whole content of a page: the title is an h1. */
  isPage?: boolean;
}

/** An empty or error state: what happened and what to do next. */
export function State({ icon = 'info', title, children, actions, isAlert = false, isPage = false }: StateProps) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className={styles.state} role={isAlert ? 'alert' : undefined}>
      <Icon name={icon} size={28} />
      <Title>{title}</Title>
      {children !== undefined && <p>{children}</p>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** Loading indicator; the label is for assistive technology. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.state} role="status">
      <span className={styles.spinner} />
      <span className="unseen">{label}</span>
    </div>
  );
}

/** Placeholder of a list that is loading. */
export function Skeleton({ label, rows = 6 }: { label: string; rows?: number }) {
  return (
    <div className={styles.bars} role="status">
      {Array.from(Array(rows).keys(), (bar) => (
        <span key={bar} className={styles.bar} />
      ))}
      <span className="unseen">{label}</span>
    </div>
  );
}
