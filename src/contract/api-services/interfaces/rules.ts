/** The pages of the back office; their paths are also the codes of their powers. */
export const INTERFACE_PAGE = '/manager/interface';
export const SERVICE_CLASS_PAGE = '/manager/service';
export const PREVIEW_PAGE = '/manager/preview';
export const INTERFACE_VERSION_PAGE = '/manager/version';
export const ADAPTER_PAGE = '/manager/adapter';

/** Most customers who preview one interface. */
export const PREVIEW_USERS_MAX = 50;

/** The dictionary of service types, by its dictionary name. */
export const SERVICE_TYPES = '服务类型';
