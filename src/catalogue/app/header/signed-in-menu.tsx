import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accessCalls } from '../../../contract/access/calls.ts';
import { siteCalls } from '../../../contract/site/calls.ts';
import { MANAGE_POWER } from '../../../contract/site/ticket-rules.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { readSite } from '../../../providers/page/site.ts';
import { Button } from '../../../ui/button.tsx';
import { platform } from '../../shared/site/platform.ts';
import { buildMenu } from './header-menu.ts';
import { MenuLinks } from './menu-links.tsx';

/** The main menu by the user's powers, and on the shop brand a button for its management site. */
export function SignedInMenu() {
  const { i18n } = useTranslation();
  const { data: powers = [] } = useCall(accessCalls.systemMenu, {});
  const [site] = useState(() => readSite());
  const mayManage = powers.some(({ powerCode }) => powerCode === MANAGE_POWER);
  return (
    <>
      <MenuLinks items={buildMenu(powers, i18n.language)} isSignedIn />
      {platform === 'qpzj' && site.hasManageSite && mayManage && <ManageButton />}
    </>
  );
}

/** Opens the management site with a one-time ticket. */
function ManageButton() {
  const { t } = useTranslation();
  const { run, isBusy } = useAction((_tab: Window | null) => request(siteCalls.makeTicket, {}), {
    onDone: ({ url }, tab) => (tab ?? window).location.assign(url),
    onError(_error, tab) {
      tab?.close();
      return false;
    },
  });
  const onClick = () => {
    // Opened before the request: browsers block windows that are not opened by the click itself.
    const tab = window.open('', '_blank');
    if (tab !== null) tab.opener = null;
    void run(tab);
  };
  return (
    <Button variant="plain" isBusy={isBusy} onClick={onClick}>
      {t('menu.manage')}
    </Button>
  );
}
