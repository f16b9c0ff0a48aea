import type { ReactNode } from 'react';
import { useMessages } from '../../messages.ts';
import styles from './editor.module.css';

/** A part of the template with its title. */
export function Section({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useMessages();
  return (
    <section className={styles.section} aria-labelledby={`section-${name}`}>
      <h2 id={`section-${name}`}>{t(`apiInterface:section.${name}`)}</h2>
      <p className="quiet">{t(`apiInterface:sectionHint.${name}`)}</p>
      {children}
    </section>
  );
}
