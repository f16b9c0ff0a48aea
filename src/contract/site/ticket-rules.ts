/** The power to go over to the external management site of the shop brand. */
export const MANAGE_POWER = '/menu/manage';

/** How long a ticket opens the management site, in seconds. */
export const TICKET_LIFE_S = 60;
