import styles from './account.module.css';

/** An error of the form as a whole. */
export function FormError({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className={styles.error} role="alert">
      {text}
    </p>
  );
}
