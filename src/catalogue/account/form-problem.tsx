import styles from './account.module.css';

/** What is wrong with the form as a whole. */
export function FormProblem({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className={styles.error} role="alert">
      {text}
    </p>
  );
}
