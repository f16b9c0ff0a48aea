import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './help-dialog.module.css';

/** Keys by the i18n key of their description under `help`. */
const KEYS: readonly (readonly [name: string, ...keys: string[]])[] = [
  ['rows', '↑', '↓'],
  ['jump', '1', '2', 'Enter'],
  ['add', 'Space'],
  ['open', 'Enter'],
  ['drawings', '←', '→'],
  ['showAll', 'H'],
  ['zoom', '+', '-', '0'],
  ['search', '/'],
  ['clear', 'Esc'],
  ['help', '?'],
];
const MOUSE = ['wheel', 'drag', 'doubleClick', 'many', 'hover'] as const;

export function HelpDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('parts');
  const { t: common } = useTranslation();
  return (
    <Dialog title={t('help.title')} closeLabel={common('action.close')} onClose={onClose}>
      <h3>{t('help.keys')}</h3>
      <dl className={styles.keys}>
        {KEYS.map(([name, ...keys]) => (
          <div key={name}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`help.key.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('help.mouse')}</h3>
      <ul className={styles.mouse}>
        {MOUSE.map((name) => (
          <li key={name}>{t(`help.mouseUse.${name}`)}</li>
        ))}
      </ul>
    </Dialog>
  );
}
