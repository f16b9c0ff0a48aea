import { Navigate, useParams } from 'react-router-dom';
import type { Resource } from '../../resource.ts';
import { withRecord } from './drawer-state.ts';

/** The link to a record that has no page opens it beside its list. */
export function ToDrawer({ resource: { path } }: { resource: Resource }) {
  const id = Number(useParams().id);
  return <Navigate to={{ pathname: path, search: withRecord('', id) }} replace />;
}
