import styles from './panel.module.css';

/** With the padding of a list's panel, with more of it, or with one's own. */
type PanelVariant = 'panel' | 'roomy' | 'surface';

/** The classes of what stands on a screen in a frame of its own, beside those that say the gap between its contents. */
export function panelClass(own = '', variant: PanelVariant = 'panel'): string {
  return [styles.surface, variant === 'surface' ? '' : styles[variant], own].filter(Boolean).join(' ');
}
