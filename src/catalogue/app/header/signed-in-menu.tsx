import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accessCalls } from '../../../contract/access/calls.ts';
import { siteCalls } from '../../../contract/site/calls.ts';
import { MANAGE_POWER } from '../../../contract/site/ticket-rules.ts';
import { request } from '../../../providers/calls/client.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { notify } from '../../../providers/notification.ts';
import { readSite } from '../../../providers/page/site.ts';
import { Button } from '../../../ui/button.tsx';
import { platform } from '../../shared/site/platform.ts';
import { menuOf } from './header-menu.ts';
import { MenuLinks } from './menu-links.tsx';

/** The main menu by the powers of the one who is signed in; the shop brand's way to its management site. */
export function SignedMenu() {
  const { i18n } = useTranslation();
  const { data: powers = [] } = useCall(accessCalls.systemMenu, {});
  const [site] = useState(() => readSite());
  const mayManage = powers.some(({ powerCode }) => powerCode === MANAGE_POWER);
  return (
    <>
      <MenuLinks items={menuOf(powers, i18n.language)} isSignedIn />
      {platform === 'qpzj' && site.hasManageSite && mayManage && <ManageButton />}
    </>
  );
}

/** Opens the management site with a ticket that was made for this one click. */
function ManageButton() {
  const { t } = useTranslation();
  const wordsOf = useErrorMessage();
  const [isBusy, setBusy] = useState(false);
  const onClick = async () => {
    // Opened by the click itself: a window that comes after an answer would be blocked.
    const tab = window.open('', '_blank');
    if (tab !== null) tab.opener = null;
    setBusy(true);
    try {
      const { url } = await request(siteCalls.makeTicket, {});
      (tab ?? window).location.assign(url);
    } catch (error) {
      tab?.close();
      notify('warning', wordsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="plain" isBusy={isBusy} onClick={onClick}>
      {t('menu.manage')}
    </Button>
  );
}
