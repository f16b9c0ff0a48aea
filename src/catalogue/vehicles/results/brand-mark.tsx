import styles from './brand-mark.module.css';

/** The brand's initial in a square. Hidden from assistive technology: the name is beside it. */
export function BrandMark({ name }: { name: string }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {[...name][0]}
    </span>
  );
}
