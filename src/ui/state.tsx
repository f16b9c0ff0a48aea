import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './state.module.css';

interface StateProps {
  icon?: IconName;
  title: string;
  children?: ReactNode;
  /** What to do next. */
  actions?: ReactNode;
  isAlert?: boolean;
  /** All that the page has: its title is the page's. */
  isPage?: boolean;
}

/** An empty or failed place: what is the case, what was kept, what to do next. */
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

/** A short wait; the label is for those who cannot see it turn. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.state} role="status">
      <span className={styles.spinner} />
      <span className="unseen">{label}</span>
    </div>
  );
}

/** The shape of a list that is on its way. */
export function Skeleton({ label, rows = 6 }: { label: string; rows?: number }) {
  return (
    <div className={styles.bars} role="status">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike and never move
        <span key={index} className={styles.bar} />
      ))}
      <span className="unseen">{label}</span>
    </div>
  );
}
