import { useLogout } from '@refinedev/core';
import { useNavigate } from 'react-router-dom';
import { paletteCalls } from '../../contract/palette/calls.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { language, storeLanguage } from '../../providers/language.ts';
import { useDebouncedValue } from '../../ui/hooks/use-debounced-value.ts';
import { useMessages } from '../messages.ts';
import { navigation } from '../navigation.ts';
import { resourceList } from '../resource-list.ts';
import { usePowers } from '../use-powers.ts';
import type { PaletteEntry } from './palette-entries.ts';

const DEBOUNCE_MS = 200;
/** One character would find a part of everything. */
const LENGTH_MIN = 2;

/** Pages and actions that the user's powers open. */
export function usePaletteEntries(): PaletteEntry[] {
  const { t } = useMessages();
  const powers = usePowers();
  const navigate = useNavigate();
  const { mutate: logout } = useLogout();
  const pages = navigation
    .filter(({ path }) => powers.has(path))
    .map(
      ({ path, name, menu }): PaletteEntry => ({
        id: `page ${path}`,
        group: 'pages',
        title: t(`${name}:title`),
        detail: t(`menu.${menu[0]}`),
        keywords: [path, name],
        run: () => navigate(path),
      }),
    );
  const additions = resourceList
    .filter(({ path }) => powers.has(path) && powers.has(`${path}:add`))
    .map(
      ({ path, name }): PaletteEntry => ({
        id: `add ${path}`,
        group: 'actions',
        title: t('page.create', { title: t(`${name}:title`) }),
        keywords: ['add', 'new', name],
        run: () => navigate(`${path}/create`),
      }),
    );
  const other = language.get() === 'en' ? 'zh-CN' : 'en';
  return [
    ...pages,
    ...additions,
    {
      id: 'language',
      group: 'actions',
      title: other === 'en' ? 'English' : '中文',
      keywords: ['language', 'yuyan', '语言'],
      run: () => storeLanguage(other),
    },
    {
      id: 'store',
      group: 'actions',
      title: t('store'),
      keywords: ['storefront', 'index'],
      run: () => navigate('/index'),
    },
    {
      id: 'logout',
      group: 'actions',
      title: t('common:action.logout'),
      keywords: ['logout'],
      run: () => logout(),
    },
  ];
}

/** Records that the server finds under the caller's powers, once the user pauses. */
export function usePaletteRecords(typed: string): { records: PaletteEntry[]; isSearching: boolean } {
  const { t } = useMessages();
  const navigate = useNavigate();
  const text = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const isLongEnough = text.length >= LENGTH_MIN;
  const { data, isFetching } = useCall(paletteCalls.paletteSearch, { text }, { enabled: isLongEnough });
  const records = (isLongEnough ? (data?.records ?? []) : []).map(
    ({ kind, id, title, detail, path }): PaletteEntry => ({
      id: `${kind} ${id}`,
      group: 'records',
      title,
      detail: [t(`palette.kind.${kind}`), detail].filter(Boolean).join(' · '),
      run: () => navigate(path),
    }),
  );
  return { records, isSearching: isFetching || (typed.trim() !== text && typed.trim().length >= LENGTH_MIN) };
}
