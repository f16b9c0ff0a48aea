import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useOne } from '@refinedev/core';
import { Button, Drawer, Grid, Space } from 'antd';
import { useEffect } from 'react';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { Spinner } from '../../../ui/state.tsx';
import { LoadError } from '../../load-error.tsx';
import { useMessages } from '../../messages.ts';
import type { RecordDrawerProps } from '../../resource.ts';
import { isTyping } from '../../shortcuts/shortcuts.ts';
import { DueText } from '../due-text.tsx';
import { RemarkAdd } from '../remark-add.tsx';
import { RemarkList } from '../remark-list.tsx';
import { useProspectChoices } from '../use-prospect-choices.ts';
import { OwnerSelect } from './owner-select.tsx';
import { prospectName } from './prospect-name.ts';
import type { ProspectRecord } from './prospect-record.ts';
import styles from './prospects.module.css';

/** One prospect: who it is, a new remark, and the remarks so far. Page Down and Page Up go through the list. */
export function ProspectDrawer({ id, onClose, onPrevious, onNext }: RecordDrawerProps) {
  const { t } = useMessages();
  const { md: isWide = true } = Grid.useBreakpoint();
  const answer = useOne<ProspectRecord>({
    ...{ resource: 'prospect', id, errorNotification: false },
    queryOptions: { staleTime: 0 },
  });
  const { error, refetch } = answer;
  const data = answer.data?.data;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const go =
        event.key === 'PageDown' || (event.key === 'j' && !isTyping(event.target))
          ? onNext
          : event.key === 'PageUp' || (event.key === 'k' && !isTyping(event.target))
            ? onPrevious
            : undefined;
      if (go === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      go();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onNext, onPrevious]);
  return (
    <Drawer
      open
      mask={!isWide}
      onClose={onClose}
      width={isWide ? 620 : '100%'}
      title={data === undefined ? t('prospect:title') : prospectName(data)}
      extra={
        <Space>
          <Button
            icon={<LeftOutlined />}
            aria-label={t('prospect:previous')}
            title={`${t('prospect:previous')} (Page Up)`}
            disabled={onPrevious === undefined}
            onClick={onPrevious}
          />
          <Button
            icon={<RightOutlined />}
            aria-label={t('prospect:next')}
            title={`${t('prospect:next')} (Page Down)`}
            onClick={onNext}
          />
        </Space>
      }
    >
      {data === undefined && error === null && <Spinner label={t('common:loading')} />}
      {data === undefined && error !== null && <LoadError error={error} onRetry={() => refetch()} />}
      {data !== undefined && (
        <div className={styles.card}>
          <Facts prospect={data} />
          <RemarkAdd key={id} isProspect hasFocus userId={id} onNext={onNext} />
          <section>
            <h2>{t('prospect:remark.title')}</h2>
            <RemarkList key={id} userId={id} />
          </section>
        </div>
      )}
    </Drawer>
  );
}

function Facts({ prospect }: { prospect: ProspectRecord }) {
  const { t, language } = useMessages();
  const { intentionName } = useProspectChoices();
  const { userRealname, username, phoneNum, agencyCode, createdAt, intention, nextStep, dueOn } = prospect;
  const facts = [
    ['username', [userRealname, username].filter(Boolean).join(' · ')],
    ['phoneNum', phoneNum],
    ['agencyCode', agencyCode],
    ['createdAt', formatDateTime(createdAt, language, 'short')],
    ['intention', intention === null ? null : intentionName(intention)],
    [
      'nextStep',
      nextStep === '' && dueOn === null ? null : (
        <>
          {nextStep} <DueText dueOn={dueOn} />
        </>
      ),
    ],
    ['ownerId', <OwnerSelect key={prospect.rowVersion} prospect={prospect} />],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value === null || value === '' ? null : (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{t(name === 'username' ? 'prospect:user' : `prospect:field.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
