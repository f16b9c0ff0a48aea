/** Power to open the external management site of the shop brand. */
export const MANAGE_POWER = '/menu/manage';

export const TICKET_TTL_S = 60;
