import { choiceParam, idParam, textParam, type UrlParam } from '../../../providers/url-state/url-params.ts';
import { urlState } from '../../../providers/url-state/url-state.ts';
import { links } from '../../shared/navigation/paths.ts';
import { safeRedirect } from '../../shared/navigation/redirect.ts';
import { queryLink } from '../../shared/search/query-link.ts';

const TEXT_MAX = 80;
const text = textParam(TEXT_MAX);

const targetParam: UrlParam<string | undefined> = {
  parse: (target) => (target === null ? undefined : safeRedirect(target, links.index())),
  format: (target) => target ?? '',
};

const searchKinds = ['vin', 'name', 'announcement', 'fgwCode'] as const;

const jumpState = urlState({
  to: targetParam,
  vehicleId: idParam(),
  type: choiceParam(['C', 'B']),
  vin: text,
  name: text,
  announcement: text,
  fgwCode: text,
  oe: text,
  q: text,
});

/**
 * The target of a link from elsewhere: `to` a path of this site; `vin`, `name`, `announcement`, `fgwCode` and `oe` that
 * search; `q` the search that the text looks like; `vehicleId` (with `type` and `vin`) its parts; otherwise home.
 */
export function jumpTarget(search: string): string {
  const state = jumpState.parse(new URLSearchParams(search));
  const { to, vehicleId, type, vin, oe, q } = state;
  if (to !== undefined) return to;
  if (vehicleId !== undefined) return links.parts({ vehicleId, vehicleTypeCode: type, vin });
  const by = searchKinds.find((kind) => state[kind] !== '');
  if (by !== undefined) return links.vehicle({ q: state[by], by });
  if (oe !== '') return links.oe(oe);
  return q === '' ? links.index() : queryLink(q);
}

/** The ticket of a scanned QR code; undefined for other links. */
export function parseTicket(search: string): string | undefined {
  return new URLSearchParams(search).get('qr') ?? undefined;
}

export function isSurveyLink(search: string): boolean {
  return new URLSearchParams(search).has('survey');
}
