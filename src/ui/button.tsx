import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import styles from './button.module.css';

export type ButtonVariant = 'default' | 'primary' | 'danger' | 'plain' | 'link';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  isSmall?: boolean;
  /** Holds only an icon; needs an aria-label. */
  isIcon?: boolean;
  /** Ignores clicks but keeps the focus, which a disabled button would lose. */
  isBusy?: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
}

/** The classes of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'default', extra = ''): string {
  return [styles.button, variant === 'default' ? '' : styles[variant], extra].filter(Boolean).join(' ');
}

/** The class of a link among small buttons. */
export const smallButton = styles.small;

export function Button({
  variant,
  isSmall = false,
  isIcon = false,
  isBusy = false,
  className = '',
  buttonRef,
  onClick,
  ...rest
}: ButtonProps) {
  const extra = [isSmall ? styles.small : '', isIcon ? styles.icon : '', className].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      {...rest}
      ref={buttonRef}
      className={buttonClass(variant, extra)}
      aria-disabled={isBusy || rest['aria-disabled']}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? preventClick : onClick}
    />
  );
}

/** Also keeps a form from being submitted. */
function preventClick(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
