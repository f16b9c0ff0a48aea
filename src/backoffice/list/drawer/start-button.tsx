import { Button } from 'antd';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { useMessages } from '../../messages.ts';
import type { Resource, Row } from '../../resource.ts';
import { drawerState } from './drawer-state.ts';

/** Opens the first record of the list, from which the drawer goes through the others. */
export function StartButton({ resource: { crud, drawer }, rows }: { resource: Resource; rows: readonly Row[] }) {
  const { t } = useMessages();
  const [, setState] = useUrlState(drawerState);
  const [first] = rows;
  if (drawer === undefined || first === undefined) return null;
  return (
    <Button type="primary" onClick={() => setState({ record: Number(first[crud.id]) })}>
      {t('list.start')}
    </Button>
  );
}
