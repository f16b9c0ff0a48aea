import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { UserInterface } from '../../../contract/api-services/usage/schemas.ts';
import { formatCalendarDate, formatDay } from '../../../contract/shop-time.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { CardTable } from '../../shared/list/card-table.tsx';
import cards from '../../shared/list/row-cards.module.css';
import { links } from '../../shared/navigation/paths.ts';

const columns = ['name', 'left', 'today', 'limits', 'expires', 'action'] as const;

/** Units bought and remaining by interface; a list of cards on a phone. */
export function InterfaceTable({ rows }: { rows: readonly UserInterface[] }) {
  const { t } = useTranslation('api-usage');
  return (
    <CardTable heads={columns.map((column) => t(`column.${column}`))}>
      {rows.map((row) => (
        <Row key={row.code} row={row} />
      ))}
    </CardTable>
  );
}

function Row({ row }: { row: UserInterface }) {
  const { t, i18n } = useTranslation('api-usage');
  const {
    code,
    name,
    nameEn,
    status,
    sunsetOn,
    unitsLeft,
    unitsBought,
    rule,
    callsToday,
    perDay,
    perSecond,
    expiresAt,
  } = row;
  const isUsedUp = rule !== 'free' && unitsLeft === 0;
  return (
    <tr>
      <th scope="row">
        <Link to={links.document(code)}>{i18n.language === 'en' ? nameEn : name}</Link>{' '}
        {status === 'deprecated' && (
          <Tag variant="warning">
            {sunsetOn === null ? t('deprecated') : t('until', { day: formatCalendarDate(sunsetOn, i18n.language) })}
          </Tag>
        )}
      </th>
      <td data-label={t('column.left')}>
        {rule === 'free' ? t('free') : t('leftOf', { left: unitsLeft, bought: unitsBought })}{' '}
        {isUsedUp && <Tag variant="bad">{t('usedUp')}</Tag>}
      </td>
      <td data-label={t('column.today')}>{callsToday.toLocaleString(i18n.language)}</td>
      <td data-label={t('column.limits')}>{t('limitsOf', { perSecond, perDay })}</td>
      <td data-label={t('column.expires')}>{expiresAt === null ? '—' : formatDay(expiresAt, i18n.language)}</td>
      <td className={cards.actions}>
        <Link className={buttonClass('link')} to={links.debugger(code)}>
          {t('try')}
        </Link>
      </td>
    </tr>
  );
}
