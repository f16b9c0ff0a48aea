import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { State } from '../../ui/state.tsx';
import { useMessages } from '../messages.ts';
import type { Resource } from '../resource.ts';
import { usePermissions } from '../use-permissions.ts';

interface ListEmptyProps {
  resource: Resource;
  isFiltered: boolean;
  onClear: () => void;
}

/** Distinguishes a list without matches from one without records. */
export function ListEmpty({ resource, isFiltered, onClear }: ListEmptyProps) {
  const { t, has } = useMessages();
  const navigate = useNavigate();
  const { canAdd } = usePermissions(resource);
  if (isFiltered) {
    return <State title={t('list.nothingFound')} actions={<Button onClick={onClear}>{t('list.clear')}</Button>} />;
  }
  const add = (
    <Button type="primary" onClick={() => navigate(`${resource.path}/create`)}>
      {t('common:action.add')}
    </Button>
  );
  const ownText = `${resource.name}:empty`;
  return <State title={t(has(ownText) ? ownText : 'list.empty')} actions={canAdd ? add : undefined} />;
}
