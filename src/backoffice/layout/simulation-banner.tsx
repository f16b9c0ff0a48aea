import { Alert, Button } from 'antd';
import { roleNameIn } from '../../contract/access/role-name.ts';
import { useStore } from '../../providers/store.ts';
import { simulatedRole, simulateRole } from '../access/simulated-role.ts';
import { useMessages } from '../messages.ts';

interface SimulationBannerProps {
  /** The role opens no page of the back office. */
  isEmpty?: boolean;
}

/** Says that the back office is shown as a role sees it, and ends that. */
export function SimulationBanner({ isEmpty = false }: SimulationBannerProps) {
  const { t, language } = useMessages();
  const role = useStore(simulatedRole);
  if (role === null) return null;
  return (
    <Alert
      banner
      type="warning"
      role="status"
      message={t(isEmpty ? 'simulation.empty' : 'simulation.banner', { role: roleNameIn(language, role) })}
      action={
        <Button size="small" onClick={() => simulateRole(null)}>
          {t('simulation.end')}
        </Button>
      }
    />
  );
}
