import { Refine } from '@refinedev/core';
import routerProvider from '@refinedev/react-router-v6';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { createAccessProvider } from '../../providers/access.ts';
import { authProvider } from '../../providers/auth.ts';
import { queryClient } from '../../providers/calls/query-client.ts';
import { dataProvider } from '../../providers/data.ts';
import { useI18nProvider } from '../../providers/refine-i18n.ts';
import { createNotificationProvider } from '../../providers/refine-notification.ts';
import { isAccessQuery } from '../access/is-access-query.ts';
import { pagePowers, refineResources } from '../resource-list.ts';
import { currentPowers } from '../use-powers.ts';

const options = {
  disableTelemetry: true,
  syncWithLocation: true,
  warnWhenUnsavedChanges: true,
  reactQuery: { clientConfig: queryClient },
};

/** A page that is about to be replaced may still start access queries, so every check reads the current powers. */
const accessControlProvider = createAccessProvider(currentPowers, pagePowers);

/** Refine over the contract's resources, for a user with these powers. */
export function RefineApp({ powers, children }: { powers: ReadonlySet<string>; children: ReactNode }) {
  const i18nProvider = useI18nProvider();
  const notificationProvider = useMemo(createNotificationProvider, []);
  const checked = useRef(powers);
  useEffect(() => {
    if (checked.current === powers) return;
    checked.current = powers;
    void queryClient.invalidateQueries({ predicate: isAccessQuery });
  }, [powers]);
  return (
    <Refine
      routerProvider={routerProvider}
      dataProvider={dataProvider}
      authProvider={authProvider}
      accessControlProvider={accessControlProvider}
      i18nProvider={i18nProvider}
      notificationProvider={notificationProvider}
      resources={refineResources}
      options={options}
    >
      {children}
    </Refine>
  );
}
