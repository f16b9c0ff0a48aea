import { useCan, useWarnAboutChange } from '@refinedev/core';
import { Alert, Breadcrumb, Tabs } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import type { Interface } from '../../../contract/api-services/interfaces/interface-schemas.ts';
import { INTERFACE_PAGE, INTERFACE_VERSION_PAGE } from '../../../contract/api-services/interfaces/rules.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import { formatCalendarDate, formatDateTime } from '../../../contract/shop-time.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { choiceOrDefaultParam, pageParam } from '../../../providers/url-state/url-params.ts';
import { urlState } from '../../../providers/url-state/url-state.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { useStableCallback } from '../../../ui/hooks/use-stable-callback.ts';
import { Skeleton } from '../../../ui/state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { LoadError } from '../../load-error.tsx';
import { useMessages } from '../../messages.ts';
import header from '../../pages/page-header.module.css';
import { usePowers } from '../../use-powers.ts';
import { InterfaceActions } from '../interfaces/interface-actions.tsx';
import { interfacePath } from '../interfaces/interface-paths.ts';
import styles from '../interfaces/interfaces.module.css';
import { StatusTag } from '../interfaces/status-tag.tsx';
import { VersionsTab } from '../versions/versions-tab.tsx';
import { DefinitionEditor } from './definition-editor.tsx';
import { withoutRoot } from './definition-problems.ts';
import { focusField } from './field-id.ts';
import { useInterfaceEditor } from './use-interface-editor.ts';

const tabs = ['definition', 'versions'] as const;

const interfacePageState = urlState({ tab: choiceOrDefaultParam(tabs, 'definition'), page: pageParam() });

/** One interface: its definition and its versions. */
export function InterfacePage() {
  const { t } = useMessages();
  const code = useParams().code ?? '';
  const { data, error, refetch } = useCall(interfaceCalls.interfaceByCode, { code }, { staleTime: 0 });
  if (data !== undefined) return <Loaded key={data.interfaceId} loaded={data} />;
  return (
    <>
      <InterfaceHeader title={code} />
      {error === null ? <Skeleton label={t('common:loading')} /> : <LoadError error={error} onRetry={refetch} />}
    </>
  );
}

function Loaded({ loaded }: { loaded: Interface }) {
  const { t, language } = useMessages();
  const navigate = useNavigate();
  const powers = usePowers();
  const [{ tab }, setState] = useUrlState(interfacePageState);
  const { data: permission } = useCan({ resource: 'apiInterface', action: 'edit' });
  const { warnWhen: isDirty = false } = useWarnAboutChange();
  const editor = useInterfaceEditor({
    loaded,
    start: loaded,
    onSaved(saved) {
      // The code of a draft is part of the URL.
      if (saved.code !== loaded.code) navigate(interfacePath(saved.code), { replace: true });
    },
  });
  // A link to a field, such as from a problem of publishing; the key is new each time it is followed.
  const { hash, key } = useLocation();
  const focusAt = useStableCallback((path: string) => focusField(editor.draft, withoutRoot(path)));
  useEffect(() => {
    if (key !== '' && hash !== '') focusAt(decodeURIComponent(hash.slice(1)));
  }, [hash, key, focusAt]);
  const panels: Record<(typeof tabs)[number], ReactNode> = {
    definition: <DefinitionEditor editor={editor} canEdit={permission?.can === true} />,
    versions: <VersionsTab shown={loaded} />,
  };
  return (
    <>
      <InterfaceHeader title={inLanguage(language, loaded.name, loaded.nameEn)}>
        <span className={styles.tags}>
          <StatusTag status={loaded.status} />
          {loaded.version !== null && <Tag>{`v${loaded.version}`}</Tag>}
          {loaded.hasChanges && loaded.version !== null && <Tag variant="accent">{t('apiInterface:hasChanges')}</Tag>}
          {isDirty && <Tag variant="warning">{t('apiInterface:unsaved')}</Tag>}
        </span>
        {/* What is published is what was saved. */}
        {!isDirty && <InterfaceActions row={loaded} />}
      </InterfaceHeader>
      <State loaded={loaded} />
      <Tabs
        activeKey={tab}
        onChange={(key) => setState({ tab: tabs.find((one) => one === key) ?? 'definition' })}
        items={tabs
          .filter((key) => key !== 'versions' || (powers.has(INTERFACE_VERSION_PAGE) && loaded.version !== null))
          .map((key) => ({ key, label: t(`apiInterface:tab.${key}`), children: panels[key] }))}
      />
    </>
  );
}

/** What callers should know of an interface that ends or has ended. */
function State({ loaded: { status, deprecatedAt, sunsetOn, replacementCode } }: { loaded: Interface }) {
  const { t, language } = useMessages();
  if (status === 'off') return <Alert type="error" showIcon message={t('apiInterface:off.state')} />;
  if (status !== 'deprecated' || sunsetOn === null) return null;
  return (
    <Alert
      type="warning"
      showIcon
      message={t('apiInterface:deprecate.state', { date: formatCalendarDate(sunsetOn, language) })}
      description={
        <>
          {deprecatedAt !== null && (
            <p>{t('apiInterface:deprecate.since', { time: formatDateTime(deprecatedAt, language) })}</p>
          )}
          {replacementCode !== null && (
            <Link to={interfacePath(replacementCode)}>
              {t('apiInterface:deprecate.replacedBy', { code: replacementCode })}
            </Link>
          )}
        </>
      }
    />
  );
}

/** Breadcrumb, title, and what belongs beside it. */
export function InterfaceHeader({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useMessages();
  return (
    <div className={header.head}>
      <Breadcrumb
        items={[
          { title: t('menu.apiServices') },
          { title: <Link to={INTERFACE_PAGE}>{t('apiInterface:title')}</Link> },
        ]}
      />
      <div className={header.line}>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
