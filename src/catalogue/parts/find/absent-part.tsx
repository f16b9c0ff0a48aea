import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { AbsentPart } from '../../../contract/parts/schemas.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { updateSearch } from '../selection/parts-url-state.ts';
import styles from './part-search.module.css';

interface AbsentPartNoteProps {
  part: AbsentPart;
  onOpen?: () => void;
}

/** A known part that this vehicle does not have, and the assemblies nearest to it. */
export function AbsentPartNote({ part, onOpen }: AbsentPartNoteProps) {
  const { t } = useTranslation('parts');
  const { pathname, search } = useLocation();
  const { stdPartName, assemblies } = part;
  return (
    <div className={styles.none} role="status">
      <strong>{t('find.absent', { name: stdPartName })}</strong>
      {assemblies.length > 0 && <p>{t('find.absentNear')}</p>}
      {assemblies.map(({ vehAssyId, assemblyName }) =>
        // Assemblies of commercial vehicles are opened by the nodes of their own tree.
        pathname === paths.parts ? (
          <Link
            key={vehAssyId}
            to={{ search: updateSearch(search, { node: vehAssyId, callouts: [], part: undefined, find: '' }) }}
            onClick={onOpen}
          >
            {assemblyName}
          </Link>
        ) : (
          <span key={vehAssyId}>{assemblyName}</span>
        ),
      )}
    </div>
  );
}
