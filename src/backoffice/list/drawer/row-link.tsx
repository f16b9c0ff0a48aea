import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Resource, Row } from '../../resource.ts';
import { withRecord } from './drawer-state.ts';

interface RowLinkProps {
  resource: Resource;
  row: Row;
  children: ReactNode;
}

/** Leads from the row of a list to its record: a page, or a drawer beside the list. */
export function RowLink({ resource: { path, crud, drawer }, row, children }: RowLinkProps) {
  const { search } = useLocation();
  const id = Number(row[crud.id]);
  const to = drawer === undefined ? `${path}/show/${id}` : { pathname: path, search: withRecord(search, id) };
  return <Link to={to}>{children}</Link>;
}
