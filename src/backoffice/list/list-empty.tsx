import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { State } from '../../ui/state.tsx';
import type { Resource } from '../resource.ts';
import { useMay } from '../use-may.ts';
import { useWords } from '../words.ts';

interface ListEmptyProps {
  resource: Resource;
  isFiltered: boolean;
  onClear: () => void;
}

/** Nothing here: because of the filters, or because nothing was added yet. */
export function ListEmpty({ resource, isFiltered, onClear }: ListEmptyProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { mayAdd } = useMay(resource);
  if (isFiltered) {
    return <State title={t('list.nothingFound')} actions={<Button onClick={onClear}>{t('list.clear')}</Button>} />;
  }
  const add = (
    <Button type="primary" onClick={() => navigate(`${resource.path}/create`)}>
      {t('common:action.add')}
    </Button>
  );
  return <State title={t('list.empty')} actions={mayAdd ? add : undefined} />;
}
