import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './button.module.css';

export type ButtonLook = 'default' | 'primary' | 'danger' | 'plain' | 'link';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  isSmall?: boolean;
  /** Only an icon inside: give an aria-label. */
  isIcon?: boolean;
  isBusy?: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
}

/** The classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'default', more = ''): string {
  return [styles.button, look === 'default' ? '' : styles[look], more].filter(Boolean).join(' ');
}

export function Button({
  look,
  isSmall = false,
  isIcon = false,
  isBusy = false,
  className = '',
  buttonRef,
  disabled,
  ...rest
}: ButtonProps) {
  const extra = [isSmall ? styles.small : '', isIcon ? styles.icon : '', className].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      {...rest}
      ref={buttonRef}
      className={buttonClass(look, extra)}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
    />
  );
}
