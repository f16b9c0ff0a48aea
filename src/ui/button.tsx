import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import styles from './button.module.css';

export type ButtonVariant = 'default' | 'primary' | 'danger' | 'plain' | 'link';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  isSmall?: boolean;
  /** Only an icon inside: give an aria-label. */
  isIcon?: boolean;
  /** At work: it keeps the focus, which a disabled button would lose, and does nothing. */
  isBusy?: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
}

/** The classes of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'default', more = ''): string {
  return [styles.button, variant === 'default' ? '' : styles[variant], more].filter(Boolean).join(' ');
}

/** For a link among small buttons. */
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
      onClick={isBusy ? refuse : onClick}
    />
  );
}

/** A form is not sent either, by Enter as little as by the button. */
function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
