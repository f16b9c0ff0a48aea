import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maintenanceCalls } from '../../../contract/maintenance/calls.ts';
import type { MaintainProject } from '../../../contract/maintenance/schemas.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { useFormatters } from '../use-formatters.ts';
import type { PlanBody } from './plan-body.ts';
import type { PlanLine } from './plan-lines.ts';
import styles from './plan-list.module.css';

interface AddProjectProps {
  body: PlanBody;
  lines: readonly PlanLine[];
  onAdd(project: MaintainProject): void;
}

/** Adds projects from outside the plan. */
export function AddProject({ body, lines, onAdd }: AddProjectProps) {
  const { t } = useTranslation('maintenance');
  const { t: common } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isSmall className={styles.add} onClick={() => setOpen(true)}>
        <Icon name="plus" size={16} />
        {t('add.button')}
      </Button>
      {isOpen && (
        <Dialog title={t('add.title')} closeLabel={common('action.close')} onClose={() => setOpen(false)}>
          <Projects body={body} lines={lines} onAdd={onAdd} />
        </Dialog>
      )}
    </>
  );
}

function Projects({ body: { vehicleId, vin }, lines, onAdd }: AddProjectProps) {
  const { t } = useTranslation('maintenance');
  const format = useFormatters();
  const { data, error, refetch } = useCall(maintenanceCalls.getMaintainProject, omitUndefined({ vehicleId, vin }));
  if (data === undefined) {
    if (error === null) return <Skeleton label={t('loading')} />;
    return <CallFailed error={error} onRetry={() => void refetch()} />;
  }
  const added = new Set(lines.map(({ project }) => project.stdMaintId));
  if (data.length === 0) return <p>{t('add.none')}</p>;
  return (
    <ul className={styles.projects}>
      {data.map((project) => (
        <li key={project.stdMaintId}>
          <span>
            {project.stdMaintTypeName}{' '}
            <span className="quiet">
              {[
                project.maintAssist?.partMaterialsName,
                ...project.partList.slice(0, 1).map(({ stdPartName }) => stdPartName),
                format.hours(project.maintRepair.hours),
              ]
                .filter((text) => text !== undefined)
                .join(' · ')}
            </span>
          </span>
          <Button
            isSmall
            disabled={added.has(project.stdMaintId)}
            aria-label={t('add.named', { name: project.stdMaintTypeName })}
            onClick={() => onAdd(project)}
          >
            {added.has(project.stdMaintId) ? t('add.added') : t('add.add')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
