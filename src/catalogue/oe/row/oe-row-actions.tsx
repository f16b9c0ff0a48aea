import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OePart } from '../../../contract/oe/schemas.ts';
import { Button, buttonClass, smallButton } from '../../../ui/button.tsx';
import { links } from '../../shared/navigation/paths.ts';
import type { OePanel } from '../oe-state.ts';

interface OeRowActionsProps {
  part: OePart;
  panel: OePanel | undefined;
  panelId: string;
  onOpen: (panel: OePanel | undefined) => void;
}

/** Buttons for the panels below the row, and a link to the brand parts. */
export function OeRowActions({ part, panel, panelId, onOpen }: OeRowActionsProps) {
  const { t } = useTranslation('oe');
  const panels: readonly OePanel[] = part.oeReplaceTwos.length > 0 ? ['used', 'chain', 'prices'] : ['used', 'prices'];
  return (
    <>
      {panels.map((name) => (
        <Button
          key={name}
          isSmall
          aria-expanded={panel === name}
          aria-controls={panel === name ? panelId : undefined}
          aria-label={`${t(`panel.${name}`)} ${part.oe} ${part.brandName}`}
          onClick={() => onOpen(panel === name ? undefined : name)}
        >
          {t(`panel.${name}`)}
        </Button>
      ))}
      <Link
        className={buttonClass('default', smallButton)}
        to={links.brandPart({ by: 'part', q: part.searchOe, as: 'oe' })}
        aria-label={`${t('panel.brands')} ${part.oe} ${part.brandName}`}
      >
        {t('panel.brands')}
      </Link>
    </>
  );
}
