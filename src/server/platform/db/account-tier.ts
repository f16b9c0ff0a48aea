/**
 * The tier of an account `a` with its role `r`, as SQL: staff, company or paid with a running package, free without one. A
 * sub account is paid for by its main account.
 */
export const ACCOUNT_TIER = `case when r.role_value > 1 then 'staff'
        when not exists (
          select from quota_package p
          where p.holder_id in (a.user_id, a.parent_id) and p.amount > 0 and p.starts_at <= now() and p.expires_at > now())
          then 'free'
        when a.parent_id is not null or exists (select from account sub where sub.parent_id = a.user_id) then 'company'
        else 'paid' end`;
