import {
  CheckSquareOutlined,
  LogoutOutlined,
  MenuOutlined,
  MoonOutlined,
  SunOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { useLogout } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { User } from '../../contract/account/schemas.ts';
import { APPROVAL_PAGE } from '../../contract/approvals/rules.ts';
import { platformOfHost } from '../../contract/platform.ts';
import { language, storeLanguage } from '../../providers/language.ts';
import { useStore } from '../../providers/store.ts';
import { applyTheme, readStoredTheme, themeOf } from '../../ui/theme/theme-choice.ts';
import { useMessages } from '../messages.ts';
import { CommandPalette } from '../palette/command-palette.tsx';
import { usePowers } from '../use-powers.ts';
import { ActionMenu } from './action-menu.tsx';
import styles from './header.module.css';

interface HeaderProps {
  user: User;
  /** Set where the menu is a drawer. */
  onMenu?: () => void;
}

export function Header({ user, onMenu }: HeaderProps) {
  const { t } = useMessages();
  return (
    <header className={styles.header}>
      {onMenu !== undefined && (
        <Button type="text" icon={<MenuOutlined aria-hidden />} aria-label={t('common:menu.open')} onClick={onMenu} />
      )}
      <Link className={styles.brand} to="/manager">
        <span>{t(`common:brand.${platformOfHost(window.location.host)}`)}</span>
        <span className={styles.office}>{t('common:menu.backoffice')}</span>
      </Link>
      <CommandPalette />
      <Link className={styles.store} to="/index">
        {t('store')}
      </Link>
      <LanguageButton />
      <ThemeButton />
      <UserButton user={user} />
    </header>
  );
}

/** Labelled in the language that it switches to. */
function LanguageButton() {
  const { t } = useMessages();
  const other = useStore(language) === 'en' ? 'zh-CN' : 'en';
  return (
    <Button type="text" lang={other} title={t('common:language')} onClick={() => storeLanguage(other)}>
      {other === 'en' ? 'English' : '中文'}
    </Button>
  );
}

function ThemeButton() {
  const { t } = useMessages();
  const [theme, setTheme] = useState(() => themeOf(readStoredTheme()));
  const other = theme === 'dark' ? 'light' : 'dark';
  const name = t(`common:theme.${other}`);
  return (
    <Button
      type="text"
      icon={other === 'dark' ? <MoonOutlined aria-hidden /> : <SunOutlined aria-hidden />}
      aria-label={name}
      title={name}
      onClick={() => {
        applyTheme(other);
        setTheme(other);
      }}
    />
  );
}

function UserButton({ user }: { user: User }) {
  const { t } = useMessages();
  const { mutate: logout } = useLogout();
  const navigate = useNavigate();
  const hasPage = usePowers().has(APPROVAL_PAGE);
  const items = [
    // In the menu of pages for those with its power.
    ...(hasPage
      ? []
      : [
          {
            key: 'approvals',
            icon: <CheckSquareOutlined aria-hidden />,
            label: t('approval:mine'),
            onClick: () => navigate(APPROVAL_PAGE),
          },
        ]),
    {
      key: 'logout',
      icon: <LogoutOutlined aria-hidden />,
      label: t('common:action.logout'),
      onClick: () => logout(),
    },
  ];
  return (
    <ActionMenu menu={{ items }}>
      <Button
        type="text"
        icon={<UserOutlined aria-hidden />}
        aria-label={t('common:menu.user', { name: user.username })}
        aria-haspopup="menu"
      >
        <span className={styles.name}>{user.userRealname ?? user.username}</span>
      </Button>
    </ActionMenu>
  );
}
