import { Link } from 'react-router-dom';
import { CallError } from '../../providers/calls/call-error.ts';
import { buttonClass } from '../../ui/button.tsx';
import { State } from '../../ui/state.tsx';
import { paths } from '../shared/navigation/paths.ts';

/** The message of a call that was refused because API services belong to the main account. */
export function mainAccountMessage(error: unknown): string | undefined {
  return error instanceof CallError && error.code === '301201' ? error.message : undefined;
}

interface MainAccountOnlyProps {
  title: string;
  /** The server's, which names the main account. */
  message: string;
  documentsLabel: string;
}

/** Sub accounts: whom to ask. */
export function MainAccountOnly({ title, message, documentsLabel }: MainAccountOnlyProps) {
  return (
    <State
      isPage
      icon="info"
      title={title}
      actions={
        <Link className={buttonClass('primary')} to={paths.service}>
          {documentsLabel}
        </Link>
      }
    >
      {message}
    </State>
  );
}
