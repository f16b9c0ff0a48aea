import type { Power } from '../../contract/access/power-schemas.ts';
import { inLanguage } from '../../contract/in-language.ts';
import type { Messages } from '../messages.ts';

/**
 * The display name of a power. The server names its own powers by their codes: these get the title of the page, the verb
 * of the action, or the name of the area. A name given by the staff is kept.
 */
export function powerName(power: Power, messages: Messages): string {
  const { powerCode: code, powerName: name, powerNameEn, type } = power;
  if (name !== code) return inLanguage(messages.language, name, powerNameEn);
  if (type === 'page') return messages.titleAt(code) ?? code;
  const key = type === 'area' ? `area.${code}` : `power.${code.split(':')[1] ?? ''}`;
  return messages.has(key) ? messages.t(key) : code;
}

/** The display name of a power that the user lacks, whose record the server does not send. */
export function powerCodeName(code: string, messages: Messages): string {
  const [path = '', verb] = code.split(':');
  const title = messages.titleAt(path);
  if (title === undefined) return code;
  const key = `power.${verb ?? ''}`;
  return verb === undefined ? title : `${title} · ${messages.has(key) ? messages.t(key) : verb}`;
}

/** With the page of an action: Notices · Delete. */
export function fullPowerName(power: Power, powers: readonly Power[], messages: Messages): string {
  const page = power.type === 'action' ? powers.find(({ id }) => id === power.parentId) : undefined;
  const name = powerName(power, messages);
  return page === undefined ? name : `${powerName(page, messages)} · ${name}`;
}
