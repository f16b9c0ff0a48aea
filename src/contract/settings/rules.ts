/** The page of settings; its path is also the code of its power. */
export const CONFIG_PAGE = '/manager/config';
