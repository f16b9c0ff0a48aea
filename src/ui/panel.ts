import styles from './panel.module.css';

/** `panel` has the padding of a list, `roomy` more, `surface` none. */
type PanelVariant = 'panel' | 'roomy' | 'surface';

/** The classes of a panel on a screen. */
export function panelClass(own = '', variant: PanelVariant = 'panel'): string {
  return [styles.surface, variant === 'surface' ? '' : styles[variant], own].filter(Boolean).join(' ');
}
