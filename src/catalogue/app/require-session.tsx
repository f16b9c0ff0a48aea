import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { session } from '../../providers/session/session.ts';
import { useStore } from '../../providers/store.ts';
import { links } from '../shared/navigation/paths.ts';
import { loginRedirect } from './login-redirect.ts';

/** Guards screens that need a session: visitors log in first and return. */
export function RequireSession() {
  const current = useStore(session);
  const { pathname, search } = useLocation();
  if (current === null) return <Navigate to={links.login(loginRedirect(pathname, search))} replace />;
  return <Outlet />;
}
