/** Power to open the external management site of the shop brand. */
export const MANAGE_POWER = '/menu/manage';

export const TICKET_LIFE_S = 60;
