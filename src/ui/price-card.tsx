import type { ReactNode } from 'react';
import styles from './price-card.module.css';

interface PriceCardProps {
  title: string;
  /** Marks the card among others. */
  badge?: string | undefined;
  description: string;
  /** What is bought: a text, or the choice between several. */
  contents: ReactNode;
  /** As displayed. */
  price: string;
  /** Struck through, with its label for assistive technology. */
  formerPrice?: { label: string; price: string } | undefined;
  note: string;
  /** The action or state below the price. */
  children?: ReactNode;
}

/** The contents of a card of something for sale: the list item or box around it is the caller's, with `priceCardClass`. */
export function PriceCard({ title, badge, description, contents, price, formerPrice, note, children }: PriceCardProps) {
  return (
    <>
      <div className={styles.head}>
        <h2>{title}</h2>
        {badge !== undefined && <span className={styles.badge}>{badge}</span>}
        {description !== '' && <p className={styles.description}>{description}</p>}
      </div>
      <p className={styles.price}>
        <strong className="number">{price}</strong>
        {formerPrice !== undefined && (
          <>
            <span className="unseen">{formerPrice.label}</span>
            <s className="number">{formerPrice.price}</s>
          </>
        )}
        <span className={styles.note}>{note}</span>
      </p>
      <div className={styles.action}>{children}</div>
      <div className={styles.contents}>{contents}</div>
    </>
  );
}

/** The rows of neighbouring cards line up if their list has a grid with four rows a card. */
export function priceCardClass(isHighlighted = false): string {
  return [styles.card, isHighlighted ? styles.highlighted : ''].filter(Boolean).join(' ');
}
