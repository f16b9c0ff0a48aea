/** The page of the audit; its path is also the code of its power. */
export const AUDIT_PAGE = '/manager/audit';
