import type { ReactNode } from 'react';
import styles from './price-card.module.css';

interface PriceCardProps {
  title: string;
  badges?: readonly { text: string; isWarning?: boolean }[];
  contents: string;
  /** As displayed. */
  price: string;
  /** Struck through, with its label for assistive technology. */
  formerPrice?: { label: string; price: string } | undefined;
  note: string;
  description: string;
  /** The action or state at the bottom. */
  children?: ReactNode;
}

/** The contents of a card of something for sale: the list item or box around it is the caller's, with `priceCardClass`. */
export function PriceCard({
  title,
  badges = [],
  contents,
  price,
  formerPrice,
  note,
  description,
  children,
}: PriceCardProps) {
  return (
    <>
      <h3>{title}</h3>
      <p className={styles.badges}>
        {badges.map(({ text, isWarning = false }) => (
          <span key={text} className={isWarning ? styles.warningBadge : styles.badge}>
            {text}
          </span>
        ))}
      </p>
      <p>{contents}</p>
      <p className={styles.price}>
        <strong className="number">{price}</strong>
        {formerPrice !== undefined && (
          <>
            <span className="unseen">{formerPrice.label}</span>
            <s className="number">{formerPrice.price}</s>
          </>
        )}
      </p>
      <p className="quiet">{note}</p>
      {description !== '' && <p className={styles.description}>{description}</p>}
      {children}
    </>
  );
}

export function priceCardClass(isHighlighted = false): string {
  return [styles.card, isHighlighted ? styles.highlighted : ''].filter(Boolean).join(' ');
}
