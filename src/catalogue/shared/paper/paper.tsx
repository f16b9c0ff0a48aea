import type { ReactNode } from 'react';
import type { Letterhead } from '../../../contract/company/schemas.ts';
import type { ListSheet } from '../export/list-sheet.ts';
import styles from './paper.module.css';

type Facts = ListSheet['facts'];

interface PaperProps {
  letterhead?: Pick<Letterhead, 'shopName' | 'phone' | 'address' | 'logo'> | undefined;
  /** The kind of paper, above its title. */
  kind?: string;
  title: string;
  facts: Facts;
  /** Notes below the content, each in a paragraph. */
  notes: readonly string[];
  /** A4 landscape, for many columns. */
  isWide?: boolean;
  /** The table of lines, with the class `paperTable`. */
  children: ReactNode;
  /** Below the notes. */
  signatures?: readonly string[];
}

/** The class of a paper's table. */
export const paperTable = styles.table ?? '';

/** A sheet that is shown in print only, black on white in every theme. */
export function Paper(props: PaperProps) {
  const { letterhead, kind, title, facts, notes, isWide = false, children, signatures = [] } = props;
  return (
    <article className={`${styles.paper} ${isWide ? styles.wide : ''}`}>
      {letterhead !== undefined && <Head letterhead={letterhead} />}
      {kind !== undefined && <p className={styles.kind}>{kind}</p>}
      <h1>{title}</h1>
      <FactList facts={facts} className={styles.facts} />
      {children}
      <footer className={styles.foot}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {signatures.length > 0 && (
          <div className={styles.signatures}>
            {signatures.map((label) => (
              <p key={label}>{label}</p>
            ))}
          </div>
        )}
      </footer>
    </article>
  );
}

/** The facts of a paper, which its page on the screen shows too. */
export function FactList({ facts, className }: { facts: Facts; className: string | undefined }) {
  return (
    <dl className={className}>
      {facts.map(([label, value, kind]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={kind === 'code' ? 'oe' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Head({ letterhead }: { letterhead: NonNullable<PaperProps['letterhead']> }) {
  const { shopName, phone, address, logo } = letterhead;
  const contact = [phone, address].filter(Boolean).join(' · ');
  if (logo === null && shopName === '' && contact === '') return null;
  return (
    <header className={styles.head}>
      {logo !== null && <img src={logo} alt="" />}
      <div>
        <strong>{shopName}</strong>
        {contact !== '' && <p>{contact}</p>}
      </div>
    </header>
  );
}
